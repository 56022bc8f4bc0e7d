import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type ContentPageData } from './page.ts';

/** Ideas for presents, with links to their categories. */
export const giftGuide: ContentPageData = {
  name: 'guides/gifts',
  title: { en: 'Gift guide', fr: 'Guide cadeaux', de: 'Geschenkideen' },
  description: {
    en: 'Presents that get used: for camp, for the cold, and for people who would rather choose.',
    fr: 'Des cadeaux qui servent : pour le camp, pour le froid, et pour qui préfère choisir.',
    de: 'Geschenke, die gebraucht werden: fürs Lager, für die Kälte und für alle, die lieber selbst aussuchen.',
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
            target({ en: 'See bottles', fr: 'Voir les gourdes', de: 'Flaschen ansehen' }, urlOfCategory('4210')),
          ],
        },
        {
          id: 'gifts-contents',
          type: 'cta-buttons',
          alignment: 'center',
          targets: [
            target({ en: 'For camp', fr: 'Pour le camp', de: 'Fürs Lager' }, '#gifts-camp', 'secondary'),
            target({ en: 'For the cold', fr: 'Pour le froid', de: 'Für die Kälte' }, '#gifts-cold', 'secondary'),
            target({ en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' }, '#gifts-card', 'tertiary'),
          ],
        },
      ],
    },
    {
      id: 'camp',
      items: [
        {
          id: 'gifts-camp',
          type: 'anchor',
        },
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
            en: '<p>Steel under glass, with a handle for three gloved fingers. It takes a knock and shows where it has been.</p>',
            fr: '<p>De l’acier sous du verre, et une anse pour trois doigts gantés. Elle encaisse les chocs et en garde la trace.</p>',
            de: '<p>Stahl unter Glas, mit einem Henkel für drei Finger im Handschuh. Er verträgt Stöße, und man sieht sie ihm an.</p>',
          }),
          media: picture('reviews/coals', {
            en: 'A red enamel mug in front of snowy peaks',
            fr: 'Une tasse émaillée rouge devant des sommets enneigés',
            de: 'Ein roter Emaillebecher vor verschneiten Gipfeln',
          }),
          gradient: 'full',
          backgroundColor: '#5b2416',
          titleColor: '#ffd9a0',
          targets: [
            target({ en: 'See mugs', fr: 'Voir les tasses', de: 'Becher ansehen' }, urlOfCategory('4220')),
            target(
              { en: 'All camp gear', fr: 'Tout pour le camp', de: 'Alles fürs Lager' },
              urlOfCategory('4000'),
              'link',
            ),
          ],
        },
        {
          id: 'gifts-tent',
          type: 'picture',
          alt: {
            en: 'Tents: a lake below snowy mountains in the evening',
            fr: 'Tentes : un lac au pied de montagnes enneigées, le soir',
            de: 'Zelte: ein See unter verschneiten Bergen am Abend',
          },
          sources: {
            sm: picture('scenes/hero-lake-tall'),
            md: picture('scenes/hero-lake'),
            lg: picture('scenes/hero-lake'),
          },
          target: target({ en: 'Tents', fr: 'Tentes', de: 'Zelte' }, urlOfCategory('4100'), 'link'),
        },
      ],
    },
    {
      id: 'cold',
      items: [
        { id: 'gifts-cold', type: 'anchor' },
        {
          id: 'gifts-down',
          type: 'hero-block-below',
          gradientTone: 'light',
          titleStyle: 'title',
          eyebrowText: { en: 'For the cold', fr: 'Pour le froid', de: 'Für die Kälte' },
          title: {
            en: 'Warm to the last bus home',
            fr: 'Au chaud jusqu’au dernier bus',
            de: 'Warm bis zum letzten Bus',
          },
          richText: html({
            en: '<p>Down that can be traced to its farm, and fleece for the days between. Zippers, cuffs and seams can be repaired in our workshop.</p>',
            fr: '<p>Un duvet dont on connaît la ferme, et de la polaire pour l’entre-saison. Les fermetures, les poignets et les coutures se réparent dans notre atelier.</p>',
            de: '<p>Daune, deren Hof wir kennen, und Fleece für die Übergangszeit. Reißverschlüsse, Bündchen und Nähte repariert unsere Werkstatt.</p>',
          }),
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-snow', {
              en: 'Snowy peaks on a clear morning',
              fr: 'Des sommets enneigés par un matin clair',
              de: 'Verschneite Gipfel an einem klaren Morgen',
            }),
          },
          mediaList: [
            {
              _tag: 'picture',
              picture: picture('products/NKLUMEN1AMB-1', {
                en: 'A hooded down jacket in amber and green',
                fr: 'Un manteau de duvet à capuchon, ambre et vert',
                de: 'Eine Daunenjacke mit Kapuze in Bernstein und Grün',
              }),
            },
            {
              _tag: 'picture',
              picture: picture('products/NKGRID01CLY-1', {
                en: 'A half-zip fleece in terracotta',
                fr: 'Un demi-zip en polaire terre cuite',
                de: 'Ein Fleece mit halbem Reißverschluss in Terrakotta',
              }),
            },
          ],
          responsiveLayout: {
            sm: { layout: 'below', alignment: 'left' },
            md: { layout: 'below-2media', alignment: 'center' },
          },
          targets: [
            target({ en: 'See down', fr: 'Voir le duvet', de: 'Daune ansehen' }, urlOfCategory('2110')),
            target(
              { en: 'See fleece', fr: 'Voir la polaire', de: 'Fleece ansehen' },
              urlOfCategory('2210'),
              'secondary',
            ),
          ],
        },
        {
          id: 'gifts-size',
          type: 'banner-image',
          title: {
            en: 'Not sure about the size?',
            fr: 'Un doute sur la taille?',
            de: 'Bei der Größe nicht sicher?',
          },
          richText: html({
            en: '<p>Mark it as a gift in the cart: the receipt in the parcel has no prices, and <a href="/help/returns">returns are free for 60 days</a>.</p>',
            gb: '<p>Mark it as a gift in the basket: the receipt in the parcel has no prices, and <a href="/help/returns">returns are free for 60 days</a>.</p>',
            fr: '<p>Indiquez dans le panier que c’est un cadeau : le reçu du colis ne montre aucun prix, et <a href="/help/returns">les retours sont gratuits pendant 60 jours</a>.</p>',
            de: '<p>Kennzeichne es im Warenkorb als Geschenk: Der Beleg im Paket nennt keine Preise, und <a href="/help/returns">die Rückgabe ist 60 Tage kostenlos</a>.</p>',
          }),
          media: picture('scenes/scene-dusk', {
            en: 'A ridge after sunset',
            fr: 'Une crête après le coucher du soleil',
            de: 'Ein Grat nach Sonnenuntergang',
          }),
          caption: {
            text: { en: 'Ridge, 9:40 p.m.', gb: 'Ridge, 9.40 pm', fr: 'La crête, 21 h 40', de: 'Grat, 21:40 Uhr' },
            position: 'bottom',
          },
        },
      ],
    },
    {
      id: 'card',
      items: [
        { id: 'gifts-card', type: 'anchor' },
        {
          id: 'gifts-choice',
          type: 'banner-overlay',
          overline: { en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' },
          title: { en: 'Or let them choose', fr: 'Ou laissez choisir', de: 'Oder lass aussuchen' },
          richText: html({
            en: '<p>It arrives by email with your message, today or on the day that you choose, and never expires.</p>',
            fr: '<p>Elle arrive par courriel avec votre message, aujourd’hui ou le jour de votre choix, et n’expire jamais.</p>',
            de: '<p>Sie kommt mit deiner Nachricht per E-Mail, heute oder am Tag deiner Wahl, und läuft nie ab.</p>',
          }),
          media: picture('scenes/hero-forest'),
          targets: [
            target({ en: 'Choose an amount', fr: 'Choisir un montant', de: 'Betrag wählen' }, '/p/NKGIFT01EMB'),
          ],
        },
        {
          id: 'gifts-shipping',
          type: 'banner-thin',
          title: {
            en: 'Free standard shipping from {amount}',
            gb: 'Free standard delivery from {amount}',
            fr: 'Livraison standard gratuite dès {amount}',
            de: 'Standardversand kostenlos ab {amount}',
          },
          targets: [
            target(
              { en: 'Shipping times', gb: 'Delivery times', fr: 'Délais de livraison', de: 'Lieferzeiten' },
              '/help/delivery',
              'link',
            ),
          ],
        },
        {
          id: 'gifts-repairs',
          type: 'banner-block-below',
          eyebrow: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
          title: {
            en: 'A present for the next ten years',
            fr: 'Un cadeau pour les dix prochaines années',
            de: 'Ein Geschenk für die nächsten zehn Jahre',
          },
          richText: html({
            en: '<p>Whoever unwraps it can send it in: spare parts stay in stock for ten years.</p>',
            fr: '<p>La personne qui le reçoit peut nous l’envoyer : les pièces restent disponibles dix ans.</p>',
            de: '<p>Wer es auspackt, kann es einschicken: Ersatzteile bleiben zehn Jahre auf Lager.</p>',
          }),
          media: picture('scenes/hero-pass', {
            en: 'A snowy pass in the first light',
            fr: 'Un col enneigé aux premières lueurs',
            de: 'Ein verschneiter Pass im ersten Licht',
          }),
          targets: [
            target(
              { en: 'How repairs work', fr: 'Nos réparations', de: 'So läuft die Reparatur' },
              '/help/repairs',
              'secondary',
            ),
          ],
        },
      ],
    },
  ],
};
