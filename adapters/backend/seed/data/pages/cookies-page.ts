import type { StoredName } from '#core/site/storage-key.ts';
import type { LocalizedText } from '../localized-text.ts';
import { textPage, type ContentPageData } from '../page.ts';

/** What the shop stores besides cookies, by subject: what it is, what for and how long. */
const subjects = {
  session: {
    en: 'Sign-in: whether you are signed in and until when, and your first name for the top of the page. Until you sign out.',
    fr: 'Connexion\u00a0: si vous êtes connecté et jusqu’à quand, et votre prénom pour le haut de la page. Jusqu’à votre déconnexion.',
    de: 'Anmeldung: ob und bis wann du angemeldet bist, und dein Vorname für den Seitenkopf. Bis du dich abmeldest.',
  },
  continuation: {
    en: 'New password: the page to which you return once you have signed in with it. For one hour at most.',
    fr: 'Nouveau mot de passe\u00a0: la page où vous revenez une fois connecté avec celui-ci. Pendant une heure au plus.',
    de: 'Neues Passwort: die Seite, zu der du nach der Anmeldung damit zurückkehrst. Höchstens eine Stunde lang.',
  },
  checkout: {
    en: 'Checkout: the addresses, contact details and gift messages that you typed, so that a reload loses nothing. Never a card number. Until you order or sign out.',
    fr: 'Paiement\u00a0: les adresses, les coordonnées et les messages de cadeau que vous avez tapés, pour que rien ne se perde au rechargement. Jamais un numéro de carte. Jusqu’à la commande ou à votre déconnexion.',
    de: 'Kasse: die Adressen, Kontaktdaten und Geschenknachrichten, die du eingegeben hast, damit beim Neuladen nichts verloren geht. Nie eine Kartennummer. Bis du bestellst oder dich abmeldest.',
  },
  message: {
    en: 'Your message to us, as long as it is not sent. Until you send it or sign out.',
    fr: 'Votre message pour nous, tant qu’il n’est pas envoyé. Jusqu’à l’envoi ou à votre déconnexion.',
    de: 'Deine Nachricht an uns, solange sie nicht gesendet ist. Bis du sie sendest oder dich abmeldest.',
  },
  favorites: {
    en: 'Favorites that you have just added or removed. Until the shop has saved them.',
    gb: 'Favourites that you have just added or removed. Until the shop has saved them.',
    fr: 'Favoris que vous venez d’ajouter ou de retirer. Jusqu’à ce que la boutique les ait enregistrés.',
    de: 'Favoriten, die du gerade hinzugefügt oder entfernt hast. Bis der Shop sie gespeichert hat.',
  },
  choices: {
    en: 'Your choices: recent searches, your store, the unit of size charts, and which reviews you found helpful. Until you delete them in your browser.',
    fr: 'Vos choix\u00a0: recherches récentes, votre magasin, l’unité des guides des tailles et les avis que vous avez jugés utiles. Jusqu’à ce que vous les effaciez dans votre navigateur.',
    de: 'Deine Auswahl: letzte Suchen, dein Laden, die Einheit der Größentabellen und welche Bewertungen du hilfreich fandest. Bis du sie im Browser löschst.',
  },
  closed: {
    en: 'Notices that you have closed, so that they stay closed. Until you delete them in your browser.',
    fr: 'Les annonces que vous avez fermées, pour qu’elles le restent. Jusqu’à ce que vous les effaciez dans votre navigateur.',
    de: 'Hinweise, die du geschlossen hast, damit sie geschlossen bleiben. Bis du sie im Browser löschst.',
  },
  tab: {
    en: 'This tab: the items of your cart, so that they show at once, closed bars, how far you have scrolled, the time of the last automatic reload, and a random number that links the requests of your visit if something fails. Until you close the tab.',
    gb: 'This tab: the items of your basket, so that they show at once, closed bars, how far you have scrolled, the time of the last automatic reload, and a random number that links the requests of your visit if something fails. Until you close the tab.',
    fr: 'Cet onglet\u00a0: les articles de votre panier, pour les afficher aussitôt, les bandeaux fermés, la position dans la page, l’heure du dernier rechargement automatique et un nombre aléatoire qui relie les requêtes de votre visite en cas de panne. Jusqu’à la fermeture de l’onglet.',
    de: 'Dieser Tab: die Artikel in deinem Warenkorb, damit sie sofort erscheinen, geschlossene Leisten, wie weit du gescrollt hast, die Zeit des letzten automatischen Neuladens und eine Zufallszahl, die bei einem Fehler die Anfragen deines Besuchs verbindet. Bis du den Tab schließt.',
  },
} as const satisfies { readonly [subject: string]: LocalizedText };

/** The subject of each name, in the order of the page. `unused`: a shop in production does not write it. */
const subjectOf: { readonly [name in StoredName]: keyof typeof subjects | 'unused' } = {
  accessExpiry: 'session',
  'first-name': 'session',
  login: 'session',
  refreshExpiry: 'session',
  continuation: 'continuation',
  'checkout-address': 'checkout',
  'checkout-billing': 'checkout',
  'checkout-other-address': 'checkout',
  'gift-message': 'checkout',
  'contact-message': 'message',
  'favorites-': 'favorites',
  'chosen-store': 'choices',
  'recent-searches': 'choices',
  'size-unit': 'choices',
  votes: 'choices',
  'benefitBarClosed:': 'closed',
  dismissedPopups: 'closed',
  'last-cart': 'tab',
  promoBarClosed: 'tab',
  quietPopups: 'tab',
  'react-router-scroll-positions': 'tab',
  reloadedAt: 'tab',
  sessionId: 'tab',
  employee: 'unused',
  isWebview: 'unused',
  mock: 'unused',
};

const listed: readonly LocalizedText[] = [...new Set(Object.values(subjectOf))].flatMap((subject) =>
  subject === 'unused' ? [] : [subjects[subject]],
);

const listIn = (language: 'en' | 'gb' | 'fr' | 'de'): string =>
  `<ul>${listed.map((words) => `<li>${words[language] ?? words.en}</li>`).join('')}</ul>`;

/** Cookies, and everything else that is stored in the browser (CNT-13). */
export const cookiesPage: ContentPageData = textPage('help/cookies', {
  title: { en: 'Cookies', fr: 'Témoins', de: 'Cookies' },
  description: {
    en: 'Three cookies, no trackers, and what else this shop stores in your browser.',
    fr: 'Trois témoins, aucun pistage, et ce que cette boutique enregistre d’autre dans votre navigateur.',
    de: 'Drei Cookies, keine Verfolgung, und was dieser Shop sonst in deinem Browser ablegt.',
  },
  text: {
    en: `<h2>Cookies</h2><ul><li>One keeps your cart and sign-in, for up to a month.</li><li>One remembers your language, for a year.</li><li>After a sign-in, one recognizes this device, so that others cannot lock you out of your account here, for about 13 months.</li></ul><p>There are no others.</p><h2>Storage of your browser</h2><p>What is listed here stays in this browser, and you can delete it there at any time.</p>${listIn('en')}`,
    gb: `<h2>Cookies</h2><ul><li>One keeps your basket and sign-in, for up to a month.</li><li>One remembers your language, for a year.</li><li>After a sign-in, one recognises this device, so that others cannot lock you out of your account here, for about 13 months.</li></ul><p>There are no others.</p><h2>Storage of your browser</h2><p>What is listed here stays in this browser, and you can delete it there at any time.</p>${listIn('gb')}`,
    fr: `<h2>Témoins</h2><ul><li>Un témoin conserve votre panier et votre connexion, pendant un mois au plus.</li><li>Un autre se souvient de votre langue, pendant un an.</li><li>Après une connexion, un troisième reconnaît cet appareil, afin que personne d’autre ne puisse y bloquer l’accès à votre compte, pendant environ 13 mois.</li></ul><p>Il n’y en a pas d’autres.</p><h2>Stockage de votre navigateur</h2><p>Ce qui suit reste dans ce navigateur, et vous pouvez l’y effacer en tout temps.</p>${listIn('fr')}`,
    de: `<h2>Cookies</h2><ul><li>Ein Cookie merkt sich Warenkorb und Anmeldung, bis zu einen Monat lang.</li><li>Ein zweites merkt sich deine Sprache, ein Jahr lang.</li><li>Nach einer Anmeldung erkennt ein drittes dieses Gerät, damit andere dich hier nicht aus deinem Konto aussperren können, etwa 13 Monate lang.</li></ul><p>Mehr gibt es nicht.</p><h2>Speicher deines Browsers</h2><p>Das Folgende bleibt in diesem Browser, und du kannst es dort jederzeit löschen.</p>${listIn('de')}`,
  },
});
