import { textPage, type PageData } from './page.ts';

/** Named pages that stand around what the shop itself shows (RTE-49). */
export const servicePages: readonly PageData[] = [
  textPage('error-4xx', {
    title: { en: 'Page not found', fr: 'Page introuvable' },
    description: { en: 'This path leads nowhere.', fr: 'Ce sentier ne mène nulle part.' },
    text: {
      en: '<h2>This path leads nowhere</h2><p>The page has moved or never was. Go <a href="/">back to the start</a>, or look at <a href="/c/new-5000">what is new</a>.</p>',
      fr: '<h2>Ce sentier ne mène nulle part</h2><p>La page a été déplacée ou n’a jamais existé. Revenez <a href="/">au point de départ</a>, ou voyez <a href="/c/new-5000">les nouveautés</a>.</p>',
    },
  }),
  textPage('cart', {
    title: { en: 'Cart', gb: 'Basket', fr: 'Panier' },
    description: { en: 'What you have chosen so far.', fr: 'Ce que vous avez choisi jusqu’ici.' },
    text: {
      en: '<p>Free standard delivery over $75. <a href="/help/returns">Returns within sixty days.</a></p>',
      gb: '<p>Free standard delivery over £75. <a href="/help/returns">Returns within sixty days.</a></p>',
      fr: '<p>Livraison standard gratuite dès 75 $. <a href="/help/returns">Retours pendant soixante jours.</a></p>',
    },
  }),
  textPage('search', {
    title: { en: 'Search', fr: 'Recherche' },
    description: { en: 'Find shoes, shells, packs and more.', fr: 'Trouvez chaussures, coquilles, sacs et plus encore.' },
    text: {
      en: '<p>Looked for most this week: <a href="/search?q=trail">trail</a>, <a href="/search?q=down">down</a>, <a href="/search?q=boot">boot</a>.</p>',
      fr: '<p>Les plus cherchés cette semaine : <a href="/search?q=sentier">sentier</a>, <a href="/search?q=duvet">duvet</a>, <a href="/search?q=botte">botte</a>.</p>',
    },
  }),
  textPage('order-confirmation', {
    title: { en: 'Order confirmation', fr: 'Confirmation de commande' },
    description: { en: 'Your order and what happens next.', fr: 'Votre commande et la suite.' },
    text: {
      en: '<p>We send an e-mail when your parcel leaves. Until then you can <a href="/help/contact">write to us</a> about it.</p>',
      fr: '<p>Nous envoyons un courriel au départ de votre colis. D’ici là, vous pouvez <a href="/help/contact">nous écrire</a> à son sujet.</p>',
    },
  }),
];
