import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { GIFT_CARD_PATH, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { categoryOf, childrenOf } from './categories.ts';
import type { LocalizedText } from './localized-text.ts';
import { urlOfCategory } from './navigation.ts';
import { html, textPage, type BlockData, type ContentPageData } from './page.ts';
import { seedStores } from './stores.ts';
import type { StoreData } from './store.ts';

/** A link with the links below it. */
type Entry = { readonly title: LocalizedText; readonly url: string; readonly below?: readonly Entry[] };

const entry = (title: LocalizedText, url: string): Entry => ({ title, url });

const toCategory = (id: string): Entry => ({
  title: categoryOf(id).title,
  url: urlOfCategory(id),
  below: childrenOf(id).map((child) => toCategory(child.id)),
});

type Tongue = keyof LocalizedText;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const linkIn = (tongue: Tongue, { title, url }: Entry): string =>
  `<a href="${url}">${escaped(title[tongue] ?? title.en)}</a>`;

const listIn = (tongue: Tongue, entries: readonly Entry[]): string =>
  entries.length === 0
    ? ''
    : `<ul>${entries.map((one) => `<li>${linkIn(tongue, one)}${listIn(tongue, one.below ?? [])}</li>`).join('')}</ul>`;

/** A list of links under a heading, which may be a link itself. `more` are entries of one language only. */
const column = (
  id: string,
  head: LocalizedText | Entry,
  entries: readonly Entry[],
  more: Partial<Record<Tongue, readonly Entry[]>> = {},
): BlockData => {
  const textIn = (tongue: Tongue): string => {
    const heading = 'url' in head ? linkIn(tongue, head) : escaped(head[tongue] ?? head.en);
    return `<h3>${heading}</h3>${listIn(tongue, [...entries, ...(more[tongue] ?? [])])}`;
  };
  const words = { en: textIn('en'), gb: textIn('gb'), fr: textIn('fr'), de: textIn('de') };
  return { id: `site-map-${id}`, type: 'rich-text', richText: html(words) };
};

const department = (id: string): BlockData => {
  const { below = [], ...head } = toCategory(id);
  return column(id, head, below);
};

/** Columns: five or three in a row on wide screens, three on tablets, below each other on phones. */
const columns = (id: string, title: LocalizedText, width: string, blocks: readonly BlockData[]): BlockData => ({
  id,
  type: 'collection-grid',
  title,
  breakpoints: {
    sm: { slideWidth: '100%', slidePadding: '1.5rem' },
    md: { slideWidth: '33.33%', slidePadding: '1.5rem' },
    lg: { slideWidth: width, slidePadding: '1.5rem' },
  },
  blocks,
});

const storesOf = (site: StoreData['site']): readonly Entry[] =>
  seedStores
    .filter((store) => store.site === site)
    .map(({ id, name }) => entry({ en: name, fr: name, de: name }, `/store-locator/${id}`));

const withdrawal = serviceTexts['en-gb'].withdrawal.link;

const account: readonly Entry[] = [
  entry({ en: 'Sign in', fr: 'Se connecter', de: 'Anmelden' }, '/sign-in'),
  entry({ en: 'Create an account', fr: 'Créer un compte', de: 'Konto anlegen' }, '/sign-up'),
  entry({ en: 'Your account', fr: 'Votre compte', de: 'Dein Konto' }, '/account'),
  entry({ en: 'Your orders', fr: 'Vos commandes', de: 'Deine Bestellungen' }, '/account/orders'),
  entry({ en: 'Order status', fr: 'État de la commande', de: 'Bestellstatus' }, '/order-status'),
  entry({ en: 'Start a return', fr: 'Faire un retour', de: 'Etwas zurückschicken' }, '/returns'),
  entry({ en: 'Favorites', gb: 'Favourites', fr: 'Favoris', de: 'Favoriten' }, '/favorites'),
  entry({ en: 'Cart', gb: 'Basket', fr: 'Panier', de: 'Warenkorb' }, '/cart'),
  entry({ en: 'Newsletter', fr: 'Infolettre', de: 'Newsletter' }, '/newsletter'),
];

/** The pages that the shop makes itself. */
const home = entry({ en: 'Home page', fr: 'Page d’accueil', de: 'Startseite' }, '/');
const search = entry({ en: 'Search', fr: 'Recherche', de: 'Suche' }, '/search');
const write = entry({ en: 'Write to us', fr: 'Nous écrire', de: 'Schreib uns' }, '/contact-us');
const balance = entry(
  { en: 'Gift card balance', fr: 'Solde d’une carte-cadeau', de: 'Guthaben einer Geschenkkarte' },
  '/gift-cards',
);
const warranty = entry({ en: 'Warranty claims', fr: 'Garantie', de: 'Gewährleistung' }, '/warranty');
const countries = entry(
  { en: 'Countries and languages', fr: 'Pays et langues', de: 'Länder und Sprachen' },
  '/location-selector',
);
const giftCards = entry({ en: 'Gift cards', fr: 'Cartes-cadeaux', de: 'Geschenkkarten' }, GIFT_CARD_PATH);
const locator = entry({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator');

const helpNames = ['help', 'delivery', 'returns', 'returns/how-to-return', 'sizes', 'care', 'repairs', 'contact'].map(
  (name) => (name === 'help' ? name : `help/${name}`),
);
const companyNames = ['help/about', 'help/sustainability', 'help/ridge-club', 'help/careers', 'help/accessibility'];

/** Every public page of the shop as a link, in columns. `pages` are the other pages of content. */
export const siteMapPage = (pages: readonly ContentPageData[]): ContentPageData => {
  const toPage = (name: string): Entry => {
    const page = pages.find((one) => one.name === name);
    if (page === undefined) throw new RangeError(`No page ${name}`);
    return entry(page.title, `/${name}`);
  };
  const below = (parent: string): readonly Entry[] =>
    pages.filter(({ name }) => name.startsWith(`${parent}/`)).map(({ name }) => toPage(name));
  return textPage('help/site-map', {
    title: { en: 'Site map', fr: 'Plan du site', de: 'Seitenübersicht' },
    description: {
      en: 'Every page of the shop, by subject.',
      fr: 'Toutes les pages de la boutique, par sujet.',
      de: 'Alle Seiten des Shops, nach Themen.',
    },
    text: {
      en: '<p>Every page of the shop: first the departments with all that belongs to them, then help, stores and the rest.</p>',
      fr: '<p>Toutes les pages de la boutique\u00a0: d’abord les rayons, avec ce qui s’y trouve, puis l’aide, les magasins et le reste.</p>',
      de: '<p>Alle Seiten des Shops: zuerst die Abteilungen mit allem, was dazugehört, dann Hilfe, Läden und alles andere.</p>',
    },
    below: [
      columns('site-map-departments', { en: 'Departments', fr: 'Rayons', de: 'Abteilungen' }, '20%', [
        ...['1000', '2000', '3000', '4000'].map(department),
        column(
          'season',
          { en: 'New, offers and gifts', fr: 'Nouveautés, offres et cadeaux', de: 'Neues, Angebote und Geschenke' },
          [
            ...['5000', '6000'].map(toCategory),
            toPage('promotions'),
            ...['7000', '7500', '8000'].map(toCategory),
            toPage('guides/gifts'),
            giftCards,
          ],
        ),
      ]),
      columns('site-map-else', { en: 'Everything else', fr: 'Tout le reste', de: 'Alles andere' }, '33.33%', [
        column('help', { en: 'Help', fr: 'Aide', de: 'Hilfe' }, [
          ...helpNames.map(toPage),
          warranty,
          balance,
          write,
          search,
        ]),
        column(
          'stores',
          { en: 'Stores', fr: 'Magasins', de: 'Läden' },
          [locator, toPage('basecamp'), toPage('westend')],
          {
            en: storesOf('nordkamm-us'),
            de: storesOf('nordkamm-us'),
            gb: storesOf('nordkamm-gb'),
            fr: storesOf('nordkamm-ca'),
          },
        ),
        column(
          'account',
          { en: 'Orders and account', fr: 'Commandes et compte', de: 'Bestellungen und Konto' },
          account,
        ),
        column('company', { en: 'About us', fr: 'À propos', de: 'Über uns' }, [
          home,
          ...companyNames.map(toPage),
          countries,
        ]),
        column('reading', { en: 'To read', fr: 'À lire', de: 'Zum Lesen' }, [
          toPage('guides'),
          toPage('guides/layers'),
          { ...toPage('articles'), below: below('articles') },
        ]),
        column(
          'legal',
          { en: 'Legal', fr: 'Mentions légales', de: 'Rechtliches' },
          [{ ...toPage('help/terms'), below: below('help/terms') }, toPage('help/privacy'), toPage('help/cookies')],
          { gb: [entry({ en: withdrawal, fr: withdrawal, de: withdrawal }, WITHDRAWAL_PATH)] },
        ),
      ]),
    ],
  });
};
