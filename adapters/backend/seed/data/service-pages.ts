import { card } from './card.ts';
import { cardGrid } from './card-grid.ts';
import { html, textPage, type ContentPageData } from './page.ts';

/** Promotional spots below the cart (CNT-20). */
const cartSpots = cardGrid('cart-spots', {
  title: { en: 'Before you check out', fr: 'Avant de payer', de: 'Bevor du bestellst' },
  type: 'banner-espot',
  cards: [
    card('cart-size', 'scenes/scene-snow', {
      title: { en: 'Between two sizes?', fr: 'Entre deux tailles?', de: 'Zwischen zwei Größen?' },
      text: {
        en: '<p>Measure in the evening, in the socks that you walk in. It takes three minutes and saves a parcel.</p>',
        fr: '<p>Mesurez le soir, avec vos bas de marche. Cela prend trois minutes et évite un colis.</p>',
        de: '<p>Miss am Abend, in den Socken, mit denen du gehst. Das dauert drei Minuten und spart ein Paket.</p>',
      },
      link: { text: { en: 'Find your size', fr: 'Trouver votre taille', de: 'Größe finden' }, url: '/help/sizes' },
    }),
    card('cart-gift', 'scenes/scene-coast', {
      title: { en: 'Is it for someone else?', fr: 'C’est pour quelqu’un d’autre?', de: 'Ist es für jemand anderen?' },
      text: {
        en: '<p>Gifts that fit without a size, and what to write when the size was a guess.</p>',
        fr: '<p>Des cadeaux qui vont sans taille, et quoi écrire quand la taille était une supposition.</p>',
        de: '<p>Geschenke, die ohne Größe passen, und was du schreibst, wenn die Größe geraten ist.</p>',
      },
      link: { text: { en: 'See gifts', fr: 'Voir les cadeaux', de: 'Zu den Geschenken' }, url: '/guides/gifts' },
    }),
  ],
});

/** Service pages by name (RTE-49). */
export const servicePages: readonly ContentPageData[] = [
  textPage('error-4xx', {
    title: { en: 'Page not found', fr: 'Page introuvable', de: 'Seite nicht gefunden' },
    description: {
      en: 'This path leads nowhere.',
      fr: 'Ce sentier ne mène nulle part.',
      de: 'Dieser Pfad führt nirgendwohin.',
    },
    text: {
      en: '<h2>This path leads nowhere</h2><p>The page has moved or never existed. Go <a href="/">back to home</a>, or see <a href="/c/new-5000">what is new</a>.</p>',
      fr: '<h2>Ce sentier ne mène nulle part</h2><p>La page a été déplacée ou n’a jamais existé. Revenez <a href="/">à l’accueil</a> ou voyez <a href="/c/new-5000">les nouveautés</a>.</p>',
      de: '<h2>Dieser Pfad führt nirgendwohin</h2><p>Die Seite ist umgezogen oder es gab sie nie. Geh <a href="/">zurück zum Start</a> oder sieh dir an, <a href="/c/new-5000">was neu ist</a>.</p>',
    },
    below: [
      {
        id: 'error-successor',
        type: 'filter-by',
        variant: 'by-SKU',
        operator: 'IN',
        ids: ['NKTRAIL2'],
        blocks: [
          {
            id: 'error-successor-text',
            type: 'rich-text',
            richText: html({
              en: '<p>Kamm Trail 2 has a successor: <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a>.</p>',
              fr: '<p>Kamm Trail 2 a un successeur : <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a>.</p>',
              de: '<p>Kamm Trail 2 hat einen Nachfolger: <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a>.</p>',
            }),
          },
        ],
      },
    ],
  }),
  textPage('cart', {
    place: 'below',
    title: { en: 'Cart', gb: 'Basket', fr: 'Panier', de: 'Warenkorb' },
    description: {
      en: 'What you have chosen so far.',
      fr: 'Ce que vous avez choisi jusqu’ici.',
      de: 'Was du bisher ausgesucht hast.',
    },
    text: {
      en: '<p>Free standard shipping on orders of {amount} or more.</p>',
      gb: '<p>Free standard delivery on orders of {amount} or more.</p>',
      fr: '<p>Livraison standard gratuite dès {amount} d’achat.</p>',
      de: '<p>Ab {amount} ist der Standardversand kostenlos.</p>',
    },
    below: [cartSpots],
  }),
  textPage('search', {
    title: { en: 'Search', fr: 'Recherche', de: 'Suche' },
    description: {
      en: 'Find shoes, jackets, packs and more.',
      fr: 'Trouvez chaussures, manteaux, sacs et plus encore.',
      de: 'Finde Schuhe, Jacken, Rucksäcke und mehr.',
    },
    text: {
      en: '<p>Popular searches this week: <a href="/search?q=trail">trail</a>, <a href="/search?q=down">down</a>, <a href="/search?q=boot">boot</a>.</p>',
      fr: '<p>Recherches populaires cette semaine : <a href="/search?q=sentier">sentier</a>, <a href="/search?q=duvet">duvet</a>, <a href="/search?q=botte">botte</a>.</p>',
      de: '<p>Diese Woche am meisten gesucht: <a href="/search?q=trail">Trail</a>, <a href="/search?q=daune">Daune</a>, <a href="/search?q=stiefel">Stiefel</a>.</p>',
    },
  }),
  textPage('order-confirmation', {
    place: 'below',
    title: { en: 'Order confirmation', fr: 'Confirmation de commande', de: 'Bestellbestätigung' },
    description: {
      en: 'Your order and its number.',
      fr: 'Votre commande et son numéro.',
      de: 'Deine Bestellung und ihre Nummer.',
    },
    text: {
      en: '<p>Questions about your order? <a href="/contact-us">Contact us</a> with your order number.</p>',
      fr: '<p>Des questions sur votre commande? <a href="/contact-us">Écrivez-nous</a> en indiquant votre numéro de commande.</p>',
      de: '<p>Fragen zu deiner Bestellung? <a href="/contact-us">Schreib uns</a> mit deiner Bestellnummer.</p>',
    },
  }),
  textPage('store-locator', {
    title: { en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' },
    description: {
      en: 'Our stores, their hours and what they can do for you.',
      fr: 'Nos magasins, leurs heures et ce qu’ils peuvent faire pour vous.',
      de: 'Unsere Läden, ihre Öffnungszeiten und was sie für dich tun können.',
    },
    text: {
      en: '<h2>In our stores</h2><p>Bring your hiking socks to try boots on. Drop off worn gear for <a href="/help/repairs">repair</a>, and bring back <a href="/help/returns">returns</a> without packing them.</p><p>Two of them have pages of their own: <a href="/basecamp">Basecamp Denver</a> and <a href="/westend">West End Seattle</a>.</p>',
      gb: '<h2>In our stores</h2><p>Bring your walking socks to try boots on. Drop off worn kit for <a href="/help/repairs">repair</a>, and bring back <a href="/help/returns">returns</a> without packing them.</p><p>Two of them have pages of their own: <a href="/basecamp">Basecamp Edinburgh</a> and <a href="/westend">West End London</a>.</p>',
      fr: '<h2>Dans nos magasins</h2><p>Apportez vos bas de randonnée pour essayer les bottes. Laissez l’équipement usé pour une <a href="/help/repairs">réparation</a> et rapportez vos <a href="/help/returns">retours</a> sans les emballer.</p><p>Deux d’entre eux ont leur propre page\u00a0: <a href="/basecamp">Camp de base Montréal</a> et <a href="/westend">West End Toronto</a>.</p>',
      de: '<h2>Was in unseren Läden geschieht</h2><p>Probier mit deinen eigenen Socken an. Lass Abgetragenes zur <a href="/help/repairs">Reparatur</a> da und gib <a href="/help/returns">Retouren</a> ohne Paket ab.</p><p>Zwei von ihnen haben eine eigene Seite: <a href="/basecamp">Basislager Denver</a> und <a href="/westend">West End, Seattle</a>.</p>',
    },
  }),
];
