import { card } from './card.ts';
import { cardGrid } from './card-grid.ts';
import { categoryOf } from './categories.ts';
import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type BlockData, type ContentPageData } from './page.ts';
import type { LocalizedText } from './localized-text.ts';

/** Gifts of a category of the guide, with their prices. */
const gifts = (id: string, categoryId: string, title: LocalizedText): BlockData => ({
  id: `gifts-${id}-goods`,
  type: 'inline-catalog',
  title,
  categoryId,
  limit: 8,
  layout: 'carousel',
  target: target(categoryOf(categoryId).title, urlOfCategory(categoryId), 'link'),
});

/** Gifts within a price range of the listing, with one of them; the same numbers in every currency. */
const priced = (range: string, productId: string, title: LocalizedText) => ({
  title,
  picture: picture(`products/${productId}-1`),
  target: target(title, `${urlOfCategory('8000')}?filter.price=${range}`, 'link'),
});

/** Presents by recipient and by price, and the gift card for everyone else. */
export const giftGuide: ContentPageData = {
  name: 'guides/gifts',
  title: { en: 'Gift guide', fr: 'Guide cadeaux', de: 'Geschenkideen' },
  description: {
    en: 'Presents that get used: for camp, for the cold, for weekends away, and for people who would rather choose.',
    fr: 'Des cadeaux qui servent : pour le camp, contre le froid, pour les escapades, et pour qui préfère choisir.',
    de: 'Geschenke, die gebraucht werden: fürs Lager, gegen die Kälte, für unterwegs und für alle, die lieber selbst aussuchen.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'gifts-hero',
          type: 'hero-product-overlay',
          name: 'gift-guide',
          eyebrowText: { en: 'Gift guide', fr: 'Guide cadeaux', de: 'Geschenkideen' },
          title: { en: 'Give what gets used', fr: 'Offrez ce qui servira', de: 'Schenk, was gebraucht wird' },
          subtitle: {
            en: 'Bottles, mugs and warm layers with a ten-year guarantee. A gift receipt is free.',
            fr: 'Des gourdes, des tasses et des vêtements chauds, garantis dix ans. Le reçu-cadeau est gratuit.',
            de: 'Flaschen, Becher und warme Schichten mit zehn Jahren Garantie. Ein Geschenkbeleg kostet nichts.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-dusk'),
            smallPicture: picture('scenes/hero-dusk-tall'),
          },
          overlayPicture: picture('products/NKKILD07EMB-1', {
            en: 'A red steel bottle with a carrying loop',
            fr: 'Une gourde d’acier rouge avec une boucle de transport',
            de: 'Eine rote Stahlflasche mit Trageschlaufe',
          }),
          promotionTracking: { creativeName: 'bottle', promotionId: 'gift-guide', promotionName: 'Gift guide' },
          targets: [
            target({ en: 'All gifts', fr: 'Tous les cadeaux', de: 'Alle Geschenke' }, urlOfCategory('8000')),
            target({ en: 'By price', fr: 'Par prix', de: 'Nach Preis' }, '#gifts-price', 'secondary'),
          ],
        },
        {
          id: 'gifts-contents',
          type: 'cta-buttons',
          alignment: 'center',
          targets: [
            target({ en: 'For camp', fr: 'Pour le camp', de: 'Fürs Lager' }, '#gifts-camp', 'secondary'),
            target({ en: 'For the cold', fr: 'Contre le froid', de: 'Gegen die Kälte' }, '#gifts-cold', 'secondary'),
            target({ en: 'For trips', fr: 'Pour partir', de: 'Für unterwegs' }, '#gifts-away', 'secondary'),
            target({ en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' }, '#gifts-card', 'secondary'),
          ],
        },
      ],
    },
    {
      id: 'price',
      items: [
        { id: 'gifts-price', type: 'anchor' },
        {
          id: 'gifts-prices',
          type: 'category-cards',
          title: { en: 'What you want to spend', fr: 'Selon votre budget', de: 'Was du ausgeben möchtest' },
          cards: [
            priced('0-50', 'NKSNOW01RST', { en: 'Under {50}', fr: 'Moins de {50}', de: 'Unter {50}' }),
            priced('50-100', 'NKTARN01CLY', { en: '{50} to {100}', fr: 'De {50} à {100}', de: '{50} bis {100}' }),
            priced('100-200', 'NKHAUL50OCH', { en: '{100} to {200}', fr: 'De {100} à {200}', de: '{100} bis {200}' }),
            priced('200-', 'NKTENT02LIC', {
              en: '{200} and over',
              fr: '{200} et plus',
              de: 'Ab {200}',
            }),
          ],
        },
      ],
    },
    {
      id: 'camp',
      items: [
        { id: 'gifts-camp', type: 'anchor' },
        {
          id: 'gifts-mug',
          type: 'banner-split',
          eyebrow: { en: 'For camp', fr: 'Pour le camp', de: 'Fürs Lager' },
          title: {
            en: 'A mug that goes on the fire',
            fr: 'Une tasse qui va sur le feu',
            de: 'Ein Becher, der aufs Feuer darf',
          },
          richText: html({
            en: '<p>Steel under glass, with a handle for three gloved fingers. With a drawing or a name, it is made in our workshop.</p>',
            fr: '<p>De l’acier sous du verre, et une anse pour trois doigts gantés. Avec un motif ou un nom, elle passe par notre atelier.</p>',
            de: '<p>Stahl unter Glas, mit einem Henkel für drei Finger im Handschuh. Mit Motiv oder Namen macht ihn unsere Werkstatt.</p>',
          }),
          media: picture('products/NKMUGG01EMB-3', {
            en: 'The red enamel of a mug with a black ridge',
            fr: 'L’émail rouge d’une tasse, orné d’une crête noire',
            de: 'Die rote Emaille eines Bechers mit schwarzem Grat',
          }),
          backgroundColor: '#5b2416',
          titleColor: '#ffd9a0',
          targets: [
            target({ en: 'Have one engraved', fr: 'La faire graver', de: 'Gravieren lassen' }, '/p/NKMUGG02EMB'),
            target({ en: 'All mugs', fr: 'Toutes les tasses', de: 'Alle Becher' }, urlOfCategory('4220'), 'link'),
          ],
        },
        gifts('camp', '8100', {
          en: 'For early risers',
          fr: 'Pour qui se lève en premier',
          de: 'Für alle, die als Erste wach sind',
        }),
      ],
    },
    {
      id: 'cold',
      items: [
        { id: 'gifts-cold', type: 'anchor' },
        {
          id: 'gifts-down',
          type: 'banner-overlay',
          eyebrow: { en: 'For the cold', fr: 'Contre le froid', de: 'Gegen die Kälte' },
          title: {
            en: 'Warm to the last bus home',
            fr: 'Au chaud jusqu’au dernier bus',
            de: 'Warm bis zum letzten Bus',
          },
          richText: html({
            en: '<p>Merino for the feet, fleece for the days between, and down that can be traced to its farm.</p>',
            fr: '<p>Du mérinos pour les pieds, de la polaire pour l’entre-saison, et un duvet dont on connaît la ferme.</p>',
            de: '<p>Merino für die Füße, Fleece für die Übergangszeit und Daune, deren Hof wir kennen.</p>',
          }),
          media: picture('scenes/hero-snow', {
            en: 'Snowy peaks on a clear morning',
            fr: 'Des sommets enneigés par un matin clair',
            de: 'Verschneite Gipfel an einem klaren Morgen',
          }),
          targets: [
            target(
              { en: 'Find the right size', fr: 'Trouver la bonne taille', de: 'Die richtige Größe finden' },
              '/help/sizes',
              'secondary',
            ),
          ],
        },
        gifts('cold', '8200', {
          en: 'For people who are always cold',
          fr: 'Pour qui a toujours froid',
          de: 'Für alle, die immer frieren',
        }),
      ],
    },
    {
      id: 'away',
      items: [
        { id: 'gifts-away', type: 'anchor' },
        {
          id: 'gifts-packs',
          type: 'banner-split',
          eyebrow: { en: 'For trips', fr: 'Pour partir', de: 'Für unterwegs' },
          title: {
            en: 'Packed before the meeting ends',
            fr: 'Bouclé avant la fin de la réunion',
            de: 'Gepackt, bevor die Sitzung endet',
          },
          richText: html({
            en: '<p>A bag for the train, a pack for the hill. Bought together they cost 10% less, even if only one is a gift.</p>',
            fr: '<p>Un sac pour le train, un autre pour la montagne. Achetés ensemble, ils coûtent 10\u00a0% de moins, même si un seul est un cadeau.</p>',
            de: '<p>Eine Tasche für den Zug, ein Rucksack für den Berg. Zusammen kosten sie 10\u00a0% weniger, auch wenn nur eins davon ein Geschenk ist.</p>',
          }),
          media: picture('products/NKHAUL50OCH-3', {
            en: 'Strap and stitched ridge of a yellow duffel bag',
            fr: 'La sangle et la crête brodée d’un sac de voyage jaune',
            de: 'Gurt und gestickter Grat einer gelben Reisetasche',
          }),
          backgroundColor: '#1d3a44',
          titleColor: '#ffd9a0',
          targets: [target({ en: 'See packs', fr: 'Voir les sacs', de: 'Rucksäcke ansehen' }, urlOfCategory('3000'))],
        },
        gifts('away', '8300', {
          en: 'For people who leave on Friday at noon',
          fr: 'Pour qui part dès le vendredi midi',
          de: 'Für alle, die freitags schon mittags weg sind',
        }),
      ],
    },
    {
      id: 'card',
      items: [
        { id: 'gifts-card', type: 'anchor' },
        {
          id: 'gifts-choice',
          type: 'hero-block-below',
          gradientTone: 'light',
          titleStyle: 'title',
          eyebrowText: { en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' },
          title: { en: 'Or let them choose', fr: 'Ou laissez choisir', de: 'Oder lass aussuchen' },
          richText: html({
            en: '<p>From {25} to {500}. It arrives by email with your message, today or on the day that you choose, and never expires.</p>',
            fr: '<p>De {25} à {500}. Elle arrive par courriel avec votre message, aujourd’hui ou le jour de votre choix, et n’expire jamais.</p>',
            de: '<p>Von {25} bis {500}. Sie kommt mit deiner Nachricht per E-Mail, heute oder am Tag deiner Wahl, und läuft nie ab.</p>',
          }),
          media: {
            _tag: 'picture',
            picture: picture('products/NKGIFT01EMB-1', {
              en: 'A gift card with a red ridge',
              fr: 'Une carte-cadeau à la crête rouge',
              de: 'Eine Geschenkkarte mit rotem Grat',
            }),
          },
          mediaList: [
            {
              _tag: 'picture',
              picture: picture('products/NKGIFT01EMB-1', {
                en: 'A gift card with a red ridge',
                fr: 'Une carte-cadeau à la crête rouge',
                de: 'Eine Geschenkkarte mit rotem Grat',
              }),
            },
            {
              _tag: 'picture',
              picture: picture('products/NKGIFT01FJO-1', {
                en: 'A gift card with a blue ridge',
                fr: 'Une carte-cadeau à la crête bleue',
                de: 'Eine Geschenkkarte mit blauem Grat',
              }),
            },
          ],
          responsiveLayout: {
            sm: { layout: 'below-2media', alignment: 'left' },
            md: { layout: 'below-2media', alignment: 'center' },
          },
          targets: [
            target({ en: 'Choose an amount', fr: 'Choisir un montant', de: 'Betrag wählen' }, '/p/NKGIFT01EMB'),
            target(
              { en: 'Check a balance', fr: 'Vérifier un solde', de: 'Guthaben prüfen' },
              '/gift-cards',
              'secondary',
            ),
          ],
        },
      ],
    },
    {
      id: 'practical',
      items: [
        {
          id: 'gifts-practical',
          type: 'icon-and-text',
          title: { en: 'Before you wrap it', fr: 'Avant d’emballer', de: 'Bevor du es einpackst' },
          variant: 'icon-above-text',
          iconSize: 'medium',
          items: [
            {
              icon: 'gift',
              richText: html({
                en: '<h3>No prices in the box</h3><p>In the cart, choose “More”, then “This is a gift”, and write up to 250 characters: they are printed on the gift receipt.</p>',
                gb: '<h3>No prices in the parcel</h3><p>In the basket, choose “More”, then “This is a gift”, and write up to 250 characters: they are printed on the gift receipt.</p>',
                fr: '<h3>Aucun prix dans le colis</h3><p>Dans le panier, choisissez « Options », puis « C’est un cadeau », et écrivez un mot de 250 caractères au plus : il est imprimé sur le reçu-cadeau.</p>',
                de: '<h3>Kein Preis im Paket</h3><p>Wähl im Warenkorb „Mehr“, dann „Das ist ein Geschenk“, und schreib bis zu 250 Zeichen: Sie stehen auf dem Geschenkbeleg.</p>',
              }),
            },
            {
              icon: 'truck',
              richText: html({
                en: '<h3>In time for the day</h3><p>Standard shipping takes 2 to 4 business days and is free from {amount}. What we engrave leaves five business days later.</p>',
                gb: '<h3>In time for the day</h3><p>Standard delivery takes 2 to 4 working days and is free from {amount}. What we engrave leaves five working days later.</p>',
                fr: '<h3>À temps pour le jour J</h3><p>La livraison standard prend de 2 à 4 jours ouvrables et est gratuite dès {amount}. Ce que nous gravons part cinq jours ouvrables plus tard.</p>',
                de: '<h3>Rechtzeitig da</h3><p>Der Standardversand dauert 2 bis 4 Werktage und ist ab {amount} kostenlos. Was wir gravieren, geht fünf Werktage später hinaus.</p>',
              }),
              target: target(
                { en: 'Shipping times', gb: 'Delivery times', fr: 'Délais de livraison', de: 'Lieferzeiten' },
                '/help/delivery',
                'link',
              ),
            },
            {
              icon: 'return',
              richText: html({
                en: '<h3>Not the right size?</h3><p>Whoever unwraps it has 60 days to return it free, with the gift receipt. Only engraved mugs stay.</p>',
                fr: '<h3>Pas la bonne taille?</h3><p>La personne qui le reçoit a 60 jours pour le retourner sans frais, avec le reçu-cadeau. Seules les tasses gravées restent.</p>',
                de: '<h3>Doch die falsche Größe?</h3><p>Wer es auspackt, kann es mit dem Geschenkbeleg 60 Tage lang kostenlos zurückgeben. Nur gravierte Becher bleiben.</p>',
              }),
              target: target(
                { en: 'How to return a gift', fr: 'Comment retourner un cadeau', de: 'So geht die Rückgabe' },
                '/help/returns/how-to-return#return-a-gift',
                'link',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'further',
      items: [
        cardGrid('gifts-further', {
          title: { en: 'Still choosing?', fr: 'Encore indécis?', de: 'Noch unschlüssig?' },
          type: 'banner-menu',
          cards: [
            card('gifts-layers', 'scenes/scene-forest', {
              title: { en: 'How to layer', fr: 'L’art des couches', de: 'Richtig schichten' },
              text: {
                en: '<p>What goes over what, and when.</p>',
                fr: '<p>Quoi porter sur quoi, et quand.</p>',
                de: '<p>Was worüber gehört, und wann.</p>',
              },
              link: { text: { en: 'Read the guide', fr: 'Lire le guide', de: 'Zum Ratgeber' }, url: '/guides/layers' },
            }),
            card('gifts-sizes', 'scenes/hero-lake', {
              title: { en: 'The right size', fr: 'La bonne taille', de: 'Die richtige Größe' },
              text: {
                en: '<p>How to measure, and what to do between two sizes.</p>',
                fr: '<p>Comment mesurer, et que faire entre deux tailles.</p>',
                de: '<p>Wie du misst, und was zwischen zwei Größen gilt.</p>',
              },
              link: { text: { en: 'Find a size', fr: 'Trouver une taille', de: 'Größe finden' }, url: '/help/sizes' },
            }),
            card('gifts-notes', 'scenes/hero-dusk', {
              title: { en: 'Something to read', fr: 'De la lecture', de: 'Etwas zu lesen' },
              text: {
                en: '<p>Care, repairs and planning, by the people who do it.</p>',
                fr: '<p>Entretien, réparation et préparation, par celles et ceux qui s’y connaissent.</p>',
                de: '<p>Pflege, Reparatur und Planung, von denen, die es tun.</p>',
              },
              link: {
                text: { en: 'Field notes', fr: 'Carnet de terrain', de: 'Notizen von draußen' },
                url: '/articles',
              },
            }),
          ],
        }),
        {
          id: 'gifts-departments',
          type: 'mega-menu',
          title: { en: 'All departments', fr: 'Tous les rayons', de: 'Alle Abteilungen' },
        },
      ],
    },
  ],
};
