import { urlOfCategory } from '../navigation.ts';
import { html, picture, target, type BlockData, type ContentPageData } from '../page.ts';
import type { LocalizedText } from '../localized-text.ts';

const FILL = '#f1ede4';

/** A code that everyone may use, with what it does. */
const code = (words: LocalizedText, where: LocalizedText, url: string) => ({
  icon: 'code' as const,
  backgroundColor: FILL,
  richText: html(words),
  target: target(where, url, 'link'),
});

const question = (title: LocalizedText, answer: LocalizedText) => ({ title, richText: html(answer) });

const packs: BlockData = {
  id: 'promotions-packs',
  type: 'banner-split',
  eyebrow: {
    en: 'For everyone, without a code',
    fr: 'Pour tout le monde, sans code',
    de: 'Für alle, ohne Code',
  },
  title: { en: 'Two packs, 10% off', fr: 'Deux sacs, 10\u00a0% de rabais', de: 'Zwei Rucksäcke, 10\u00a0% weniger' },
  richText: html({
    en: '<p>Put any two or more in your cart, a small one for the summit and a large one for the way there. The discount is taken off in the cart, for all of them.</p>',
    gb: '<p>Put any two or more in your basket, a small one for the summit and a large one for the way there. The discount is taken off in the basket, for all of them.</p>',
    fr: '<p>Mettez-en deux ou plus dans votre panier, un petit pour le sommet et un grand pour s’y rendre. Le rabais s’applique dans le panier, sur tous les sacs.</p>',
    de: '<p>Leg zwei oder mehr in den Warenkorb, einen kleinen für den Gipfel und einen großen für den Weg dorthin. Der Rabatt wird dort von allen abgezogen.</p>',
  }),
  media: picture('products/NKPACK38MOS-3', {
    en: 'Buckles, zipper and leather patch of a green pack',
    gb: 'Buckles, zip and leather patch of a green pack',
    fr: 'Les boucles, la glissière et l’écusson de cuir d’un sac vert',
    de: 'Schnallen, Reißverschluss und Lederemblem eines grünen Rucksacks',
  }),
  targets: [target({ en: 'Choose two', fr: 'En choisir deux', de: 'Zwei aussuchen' }, urlOfCategory('3000'))],
};

/** The promotions that are on, each with its code and for whom it is (RTE-39). */
export const offersPage: ContentPageData = {
  name: 'promotions',
  title: { en: 'Current offers', fr: 'Offres en cours', de: 'Aktuelle Angebote' },
  description: {
    en: 'What is reduced at the moment, with the conditions next to it.',
    fr: 'Ce qui est à prix réduit en ce moment, avec les conditions juste à côté.',
    de: 'Was gerade günstiger ist, mit den Bedingungen gleich daneben.',
  },
  sections: [
    {
      id: 'text',
      items: [
        {
          id: 'promotions-text',
          type: 'rich-text',
          richText: html({
            en: '<p>Few offers, and no countdowns: none of these has an end date. Each says who can use it and where the code goes.</p>',
            fr: '<p>Peu d’offres, et aucun compte à rebours : aucune n’a de date de fin. Chacune dit à qui elle s’adresse et où entrer le code.</p>',
            de: '<p>Wenige Angebote und keine Countdowns: Keines hat ein Enddatum. Bei jedem steht, für wen es gilt und wohin der Code gehört.</p>',
          }),
        },
      ],
    },
    {
      id: 'packs',
      items: [
        packs,
        {
          id: 'promotions-packs-goods',
          type: 'inline-catalog',
          title: { en: 'Any two of these', fr: 'Deux de ceux-ci, au choix', de: 'Zwei von diesen' },
          categoryId: '3000',
          limit: 8,
          layout: 'carousel',
          target: target({ en: 'All packs', fr: 'Tous les sacs', de: 'Alle Rucksäcke' }, urlOfCategory('3000'), 'link'),
        },
      ],
    },
    {
      id: 'codes',
      items: [
        {
          id: 'promotions-codes',
          type: 'icon-and-text',
          title: {
            en: 'For everyone, with a code',
            fr: 'Pour tout le monde, avec un code',
            de: 'Für alle, mit Code',
          },
          variant: 'icon-left',
          items: [
            code(
              {
                en: '<h3>{20} off {150} or more</h3><p>Enter <strong>TRAIL20</strong> in the cart. Discounts without a code come off first: {150} of goods or more must be left. Other codes do not lower this amount, and all of them but SOLO25 work together with TRAIL20.</p>',
                gb: '<h3>{20} off {150} or more</h3><p>Enter <strong>TRAIL20</strong> in the basket. Discounts without a code come off first: {150} of goods or more must be left. Other codes do not lower this amount, and all of them but SOLO25 work together with TRAIL20.</p>',
                fr: '<h3>{20} de rabais dès {150}</h3><p>Entrez <strong>TRAIL20</strong> dans le panier. Les rabais sans code sont déduits d’abord\u00a0: il doit rester au moins {150} d’articles. Les autres codes ne réduisent pas ce montant et se combinent avec TRAIL20, sauf SOLO25.</p>',
                de: '<h3>{20} Rabatt ab {150}</h3><p>Gib im Warenkorb <strong>TRAIL20</strong> ein. Rabatte ohne Code gehen zuerst ab: Danach muss Ware für mindestens {150} übrig sein. Andere Codes mindern diesen Betrag nicht und gelten zusammen mit TRAIL20, außer SOLO25.</p>',
              },
              { en: 'See what is new', fr: 'Voir les nouveautés', de: 'Neues ansehen' },
              urlOfCategory('5000'),
            ),
            code(
              {
                en: '<h3>15% off packs</h3><p>Enter <strong>PACK15</strong> in the cart. One pack is enough; with two, the 10% come off first.</p>',
                gb: '<h3>15% off packs</h3><p>Enter <strong>PACK15</strong> in the basket. One pack is enough; with two, the 10% come off first.</p>',
                fr: '<h3>15\u00a0% de rabais sur les sacs</h3><p>Entrez <strong>PACK15</strong> dans le panier. Un sac suffit; avec deux, les 10\u00a0% sont déduits d’abord.</p>',
                de: '<h3>15\u00a0% Rabatt auf Rucksäcke</h3><p>Gib im Warenkorb <strong>PACK15</strong> ein. Einer reicht; bei zweien gehen zuerst die 10\u00a0% ab.</p>',
              },
              { en: 'See packs', fr: 'Voir les sacs', de: 'Rucksäcke ansehen' },
              urlOfCategory('3000'),
            ),
            code(
              {
                en: '<h3>25% off, on its own</h3><p>Enter <strong>SOLO25</strong> in the cart. It cannot be combined with another code.</p>',
                gb: '<h3>25% off, on its own</h3><p>Enter <strong>SOLO25</strong> in the basket. It cannot be combined with another code.</p>',
                fr: '<h3>25\u00a0% de rabais, en solo</h3><p>Entrez <strong>SOLO25</strong> dans le panier. C’est le seul code qui n’en tolère aucun autre.</p>',
                de: '<h3>25\u00a0% Rabatt, ganz allein</h3><p>Gib im Warenkorb <strong>SOLO25</strong> ein. Er ist der einzige Code, der keinen anderen neben sich duldet.</p>',
              },
              { en: 'See your cart', gb: 'See your basket', fr: 'Voir votre panier', de: 'Zum Warenkorb' },
              '/cart',
            ),
          ],
        },
        {
          id: 'promotions-some',
          type: 'collection-grid',
          title: {
            en: 'For one order, or for members',
            fr: 'Pour une commande, ou pour les membres',
            de: 'Für eine Bestellung oder für Mitglieder',
          },
          breakpoints: {
            sm: { slideWidth: '100%', slidePadding: '1rem' },
            md: { slideWidth: '50%', slidePadding: '1.5rem' },
          },
          blocks: [
            {
              id: 'promotions-once',
              type: 'banner-espot',
              eyebrow: { en: 'Once for everyone', fr: 'Une fois par personne', de: 'Einmal pro Person' },
              title: {
                en: '10% off one order',
                fr: '10\u00a0% de rabais sur une commande',
                de: '10\u00a0% Rabatt auf eine Bestellung',
              },
              richText: html({
                en: '<p>Enter <strong>WELCOME10</strong> in the cart, once per account and email address. It does not have to be your first order.</p>',
                gb: '<p>Enter <strong>WELCOME10</strong> in the basket, once per account and email address. It does not have to be your first order.</p>',
                fr: '<p>Entrez <strong>WELCOME10</strong> dans le panier, une fois par compte et par adresse courriel. Ce n’est pas réservé à votre première commande.</p>',
                de: '<p>Gib im Warenkorb <strong>WELCOME10</strong> ein, einmal je Konto und E-Mail-Adresse. Es muss nicht deine erste Bestellung sein.</p>',
              }),
              media: picture('products/NKTRAIL3EMB-3'),
              targets: [
                target(
                  { en: 'Most loved this week', fr: 'Les favoris de la semaine', de: 'Lieblinge der Woche' },
                  urlOfCategory('7000'),
                  'link',
                ),
              ],
            },
            {
              id: 'promotions-club',
              type: 'banner-espot',
              eyebrow: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
              title: {
                en: '5% off, every time',
                fr: '5\u00a0% de rabais, chaque fois',
                de: '5\u00a0% bei jedem Einkauf',
              },
              richText: html({
                en: '<p>Sign in and enter <strong>MEMBER5</strong> in the cart. Joining is free.</p>',
                gb: '<p>Sign in and enter <strong>MEMBER5</strong> in the basket. Joining is free.</p>',
                fr: '<p>Connectez-vous et entrez <strong>MEMBER5</strong> dans le panier. L’adhésion est gratuite.</p>',
                de: '<p>Melde dich an und gib im Warenkorb <strong>MEMBER5</strong> ein. Die Mitgliedschaft kostet nichts.</p>',
              }),
              media: picture('products/NKVARDE1OAT-3'),
              targets: [
                target(
                  { en: 'How the club works', fr: 'Comment fonctionne le club', de: 'So funktioniert der Club' },
                  '/help/ridge-club',
                  'link',
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'shipping',
      items: [
        {
          id: 'promotions-shipping',
          type: 'banner-thin',
          backgroundColor: FILL,
          title: {
            en: 'Free standard shipping from {amount}, for everyone',
            gb: 'Free standard delivery from {amount}, for everyone',
            fr: 'Livraison standard gratuite dès {amount}, pour tout le monde',
            de: 'Standardversand kostenlos ab {amount}, für alle',
          },
          richText: html({
            en: '<p>What counts is the price of your goods after all discounts and promo codes. Gift cards do not count.</p>',
            fr: '<p>C’est le prix de vos articles qui compte, une fois tous les rabais et codes promo déduits. Les cartes-cadeaux ne comptent pas.</p>',
            de: '<p>Es zählt der Preis deiner Ware nach Abzug aller Rabatte und Codes. Geschenkkarten zählen nicht mit.</p>',
          }),
          targets: [
            target(
              { en: 'Shipping times', gb: 'Delivery times', fr: 'Délais de livraison', de: 'Lieferzeiten' },
              '/help/delivery',
              'link',
            ),
          ],
        },
      ],
    },
    {
      id: 'sale',
      items: [
        {
          id: 'promotions-sale',
          type: 'inline-catalog',
          title: {
            en: 'Last runs and last colors',
            gb: 'Last runs and last colours',
            fr: 'Dernières séries, dernières couleurs',
            de: 'Letzte Serien, letzte Farben',
          },
          categoryId: '6000',
          limit: 8,
          layout: 'carousel',
          target: target(
            { en: 'See the sale', fr: 'Voir les soldes', de: 'Zu den Angeboten' },
            urlOfCategory('6000'),
            'link',
          ),
        },
      ],
    },
    {
      id: 'questions',
      items: [
        {
          id: 'promotions-account',
          type: 'pop-up',
          name: 'account-promotions',
          title: {
            en: 'Members get one free repair each calendar year.',
            fr: 'Les membres ont droit à une réparation gratuite par année civile.',
            de: 'Mitglieder bekommen in jedem Kalenderjahr eine kostenlose Reparatur.',
          },
          maximizedTitle: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
          logoSize: 'small',
          colors: { text: '#ffffff', background: '#22433b' },
          targets: [
            target(
              { en: 'Create an account', fr: 'Créer un compte', de: 'Konto anlegen' },
              '#modal-sign-up',
              'secondary',
            ),
          ],
          disclaimer: html({
            en: '<p>See the <a href="/help/terms/loyalty">terms of the club</a>.</p>',
            fr: '<p>Voir les <a href="/help/terms/loyalty">conditions du club</a>.</p>',
            de: '<p>Es gelten die <a href="/help/terms/loyalty">Bedingungen des Clubs</a>.</p>',
          }),
        },
        {
          id: 'promotions-questions',
          type: 'accordions',
          title: { en: 'Questions about codes', fr: 'Questions sur les codes', de: 'Fragen zu Codes' },
          items: [
            question(
              {
                en: 'Can I use several codes at once?',
                fr: 'Puis-je utiliser plusieurs codes à la fois?',
                de: 'Kann ich mehrere Codes zugleich nutzen?',
              },
              {
                en: '<p>Yes, all but SOLO25. They come off one after the other, each from what is left, and the order in which you type them changes nothing.</p>',
                fr: '<p>Oui, tous sauf SOLO25. Ils s’appliquent l’un après l’autre, chacun sur ce qui reste, et l’ordre dans lequel vous les entrez ne change rien.</p>',
                de: '<p>Ja, alle außer SOLO25. Sie gelten nacheinander, jeder für das, was übrig ist, und die Reihenfolge beim Eingeben ändert nichts.</p>',
              },
            ),
            question(
              {
                en: 'Do codes apply to the sale and to gift cards?',
                fr: 'Les codes valent-ils pour les soldes et les cartes-cadeaux?',
                de: 'Gelten Codes für reduzierte Ware und Geschenkkarten?',
              },
              {
                en: '<p>To the sale, yes, and what is on sale has the same ten-year guarantee. To gift cards, no.</p>',
                fr: '<p>Pour les soldes, oui, et les articles soldés ont la même garantie de dix ans. Pour les cartes-cadeaux, non.</p>',
                de: '<p>Für reduzierte Ware ja, und sie hat dieselbe Garantie von zehn Jahren. Für Geschenkkarten nicht.</p>',
              },
            ),
            question(
              {
                en: 'When do these offers end?',
                fr: 'Quand ces offres prennent-elles fin?',
                de: 'Wann enden diese Angebote?',
              },
              {
                en: '<p>None of them has an end date. An offer that has ended leaves this page, and its code says so in the cart.</p>',
                gb: '<p>None of them has an end date. An offer that has ended leaves this page, and its code says so in the basket.</p>',
                fr: '<p>Aucune n’a de date de fin. Une offre terminée quitte cette page, et son code le dit dans le panier.</p>',
                de: '<p>Keines hat ein Enddatum. Ist ein Angebot zu Ende, verschwindet es von dieser Seite, und sein Code sagt es im Warenkorb.</p>',
              },
            ),
            question(
              {
                en: 'Am I close to an offer?',
                fr: 'Suis-je tout près d’une offre?',
                de: 'Fehlt mir nur ein Schritt?',
              },
              {
                en: '<p>The cart tells you: with one pack in it, it says what a second one saves. A code that needs a higher amount says how much is missing.</p>',
                gb: '<p>The basket tells you: with one pack in it, it says what a second one saves. A code that needs a higher amount says how much is missing.</p>',
                fr: '<p>Le panier vous l’indique : s’il contient un sac, il dit ce que le deuxième fait économiser. Un code qui demande un montant plus élevé indique ce qui manque.</p>',
                de: '<p>Das sagt der Warenkorb: Liegt ein Rucksack darin, steht dort, was der zweite spart. Ein Code, für den der Betrag nicht reicht, sagt, wie viel fehlt.</p>',
              },
            ),
          ],
        },
        {
          id: 'promotions-extras',
          type: 'upsell',
          title: {
            en: 'With what is in your cart',
            gb: 'With what is in your basket',
            fr: 'Avec ce qui est dans votre panier',
            de: 'Zu deinem Warenkorb',
          },
        },
      ],
    },
  ],
};
