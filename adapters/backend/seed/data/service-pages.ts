import { textPage, type PageData } from './page.ts';

/** Named pages that stand around what the shop itself shows (RTE-49). */
export const servicePages: readonly PageData[] = [
  textPage('error-4xx', {
    title: { en: 'Page not found', fr: 'Page introuvable', de: 'Seite nicht gefunden' },
    description: { en: 'This path leads nowhere.', fr: 'Ce sentier ne mène nulle part.', de: 'Dieser Pfad führt nirgendwohin.' },
    text: {
      en: '<h2>This path leads nowhere</h2><p>The page has moved or never was. Go <a href="/">back to the start</a>, or look at <a href="/c/new-5000">what is new</a>.</p>',
      fr: '<h2>Ce sentier ne mène nulle part</h2><p>La page a été déplacée ou n’a jamais existé. Revenez <a href="/">au point de départ</a>, ou voyez <a href="/c/new-5000">les nouveautés</a>.</p>',
      de: '<h2>Dieser Pfad führt nirgendwohin</h2><p>Die Seite ist umgezogen oder es gab sie nie. Geh <a href="/">zurück zum Start</a> oder sieh dir an, <a href="/c/new-5000">was neu ist</a>.</p>',
    },
  }),
  textPage('cart', {
    title: { en: 'Cart', gb: 'Basket', fr: 'Panier', de: 'Warenkorb' },
    description: { en: 'What you have chosen so far.', fr: 'Ce que vous avez choisi jusqu’ici.', de: 'Was du bisher ausgesucht hast.' },
    text: {
      en: '<p>Free standard delivery over $75. <a href="/help/returns">Returns within sixty days.</a></p>',
      gb: '<p>Free standard delivery over £75. <a href="/help/returns">Returns within sixty days.</a></p>',
      fr: '<p>Livraison standard gratuite dès 75 $. <a href="/help/returns">Retours pendant soixante jours.</a></p>',
      de: '<p>Ab 75 € ist der Standardversand kostenlos. <a href="/help/returns">Sechzig Tage Rückgaberecht.</a></p>',
    },
  }),
  textPage('search', {
    title: { en: 'Search', fr: 'Recherche', de: 'Suche' },
    description: { en: 'Find shoes, shells, packs and more.', fr: 'Trouvez chaussures, coquilles, sacs et plus encore.', de: 'Finde Schuhe, Jacken, Rucksäcke und mehr.' },
    text: {
      en: '<p>Looked for most this week: <a href="/search?q=trail">trail</a>, <a href="/search?q=down">down</a>, <a href="/search?q=boot">boot</a>.</p>',
      fr: '<p>Les plus cherchés cette semaine : <a href="/search?q=sentier">sentier</a>, <a href="/search?q=duvet">duvet</a>, <a href="/search?q=botte">botte</a>.</p>',
      de: '<p>Diese Woche am meisten gesucht: <a href="/search?q=trail">Trail</a>, <a href="/search?q=daune">Daune</a>, <a href="/search?q=stiefel">Stiefel</a>.</p>',
    },
  }),
  textPage('order-confirmation', {
    title: { en: 'Order confirmation', fr: 'Confirmation de commande', de: 'Bestellbestätigung' },
    description: { en: 'Your order and what happens next.', fr: 'Votre commande et la suite.', de: 'Deine Bestellung und wie es weitergeht.' },
    text: {
      en: '<p>We send an e-mail when your parcel leaves. Until then you can <a href="/help/contact">write to us</a> about it.</p>',
      fr: '<p>Nous envoyons un courriel au départ de votre colis. D’ici là, vous pouvez <a href="/help/contact">nous écrire</a> à son sujet.</p>',
      de: '<p>Wir schreiben dir eine E-Mail, wenn dein Paket losgeht. Bis dahin kannst du uns dazu <a href="/help/contact">schreiben</a>.</p>',
    },
  }),
  textPage('store-locator', {
    title: { en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' },
    description: { en: 'Our stores, their hours and what they can do for you.', fr: 'Nos magasins, leurs heures et ce qu’ils peuvent faire pour vous.', de: 'Unsere Läden, ihre Öffnungszeiten und was sie für dich tun können.' },
    text: {
      en: '<h2>What happens in our stores</h2><p>Try things on over socks that you bring. Leave what is worn for <a href="/help/repairs">repair</a>, and hand in <a href="/help/returns">returns</a> without a parcel.</p>',
      fr: '<h2>Ce qui se passe dans nos magasins</h2><p>Essayez avec vos propres chaussettes. Laissez ce qui est usé pour une <a href="/help/repairs">réparation</a> et rapportez vos <a href="/help/returns">retours</a> sans colis.</p>',
      de: '<h2>Was in unseren Läden geschieht</h2><p>Probier mit deinen eigenen Socken an. Lass Abgetragenes zur <a href="/help/repairs">Reparatur</a> da und gib <a href="/help/returns">Retouren</a> ohne Paket ab.</p>',
    },
  }),
];
