import { categoryUrl } from '#adapters/backend/commerce/modules/catalog/product-wire.ts';
import { categoryOf, childrenOf } from './categories.ts';
import { html, picture } from './page.ts';
import type { LocalizedText } from './localized-text.ts';

const byLook: LocalizedText = { en: 'Shop by style', fr: 'Magasiner par style', de: 'Auf einen Blick' };

type LinkData = {
  readonly title: LocalizedText;
  readonly url: string;
  readonly style?: 'sale' | 'featured';
  readonly menuIcon?: string;
  readonly titleVisibility?: string;
};

/** Path of the page of a category. */
export const urlOfCategory = (id: string): string => categoryUrl({ slug: categoryOf(id).slug, categoryId: id });

/** Seasonal links by category. */
const marks: { readonly [categoryId: string]: Pick<LinkData, 'style' | 'menuIcon' | 'titleVisibility'> } = {
  1110: { style: 'featured', menuIcon: 'star', titleVisibility: 'title+icon' },
  2110: { style: 'featured', menuIcon: 'star', titleVisibility: 'title+icon' },
  3120: { style: 'featured' },
  6000: { style: 'sale' },
};

const toCategory = (id: string): LinkData => ({ title: categoryOf(id).title, url: urlOfCategory(id), ...marks[id] });

/** Level three below a category of level two. */
const group = (id: string) => ({
  ...toCategory(id),
  children: childrenOf(id).map((one) => toCategory(one.id)),
});

/** Levels two and three below a category: a column for each group, the last one for those that share it. */
const groups = (id: string, shared: readonly string[]) => {
  const own = childrenOf(id).flatMap((one) => (shared.includes(one.id) ? [] : [group(one.id)]));
  return shared.length === 0
    ? { children: own }
    : { columns: [...own.map((one) => ({ children: [one] })), { children: shared.map(group) }], children: [] };
};

/** A category with the picture of one of its products; its title is next to it, so the picture is decorative. */
const selector = (id: string, productId: string) => ({
  title: categoryOf(id).title,
  url: urlOfCategory(id),
  mediaObject: picture(`products/${productId}-4`),
});

const banner = (
  url: string,
  scene: string,
  words: { readonly title: LocalizedText; readonly subtitle: LocalizedText },
) => ({
  ...words,
  url,
  mediaObject: picture(`scenes/${scene}`),
});

const entry = (
  id: string,
  {
    sharedColumn = [],
    ...below
  }: {
    readonly overrideShopAll?: LinkData;
    /** The ids of groups that share a column of the panel. */
    readonly sharedColumn?: readonly string[];
    readonly visualSelectors?: readonly object[];
    readonly menuBanner?: object;
  } = {},
) => ({
  id: `menu-${id}`,
  title: categoryOf(id).title,
  target: toCategory(id),
  ...groups(id, sharedColumn),
  ...below,
  ...(below.visualSelectors === undefined ? {} : { visualSelectorsTitle: byLook }),
});

export const menu = {
  items: [
    entry('5000'),
    entry('1000', {
      visualSelectors: [
        selector('1110', 'NKTRAIL3FJO'),
        selector('1120', 'NKLOOP05CHK'),
        selector('1210', 'NKRIDGE1BAR'),
        selector('1300', 'NKAPPR02CLY'),
      ],
      menuBanner: banner('/help/repairs', 'hero-forest', {
        title: { en: 'Worn down? Send them in.', fr: 'Usées? Envoyez-les-nous.', de: 'Abgelaufen? Schick sie uns.' },
        subtitle: {
          en: 'New soles in ten business days',
          gb: 'New soles in ten working days',
          fr: 'De nouvelles semelles en dix jours ouvrables',
          de: 'Neue Sohlen in zehn Werktagen',
        },
      }),
    }),
    entry('2000', {
      sharedColumn: ['2400', '2500'],
      visualSelectors: [
        selector('2110', 'NKLUMEN1AMB'),
        selector('2120', 'NKSKAR02TID'),
        selector('2210', 'NKVARDE1OAT'),
        selector('2310', 'NKTARN01CLY'),
      ],
      menuBanner: banner('/c/down-2110', 'hero-pass', {
        title: { en: 'Down for the first frost', fr: 'Du duvet pour le premier gel', de: 'Daune für den ersten Frost' },
        subtitle: { en: 'Traceable to the farm', fr: 'Retraçable jusqu’à la ferme', de: 'Bis zum Hof rückverfolgbar' },
      }),
    }),
    entry('3000', {
      visualSelectors: [
        selector('3110', 'NKPACK38MOS'),
        selector('3120', 'NKPACK22FJO'),
        selector('3210', 'NKHAUL50OCH'),
        selector('3220', 'NKDRY010EMB'),
      ],
      menuBanner: banner('/c/packs-3000', 'hero-coast', {
        title: { en: 'Two packs, 10% off', fr: 'Deux sacs, 10 % de rabais', de: 'Zwei Rucksäcke, 10 % weniger' },
        subtitle: {
          en: 'Taken off in the cart',
          gb: 'Taken off in the basket',
          fr: 'Rabais appliqué dans le panier',
          de: 'Abgezogen im Warenkorb',
        },
      }),
    }),
    entry('4000', {
      overrideShopAll: {
        title: {
          en: 'All camp gear',
          fr: 'Tout pour le camp',
          de: 'Alles fürs Lager',
        },
        url: urlOfCategory('4000'),
      },
      visualSelectors: [
        selector('4100', 'NKTENT02LIC'),
        selector('4210', 'NKKILD07STL'),
        selector('4220', 'NKMUGG01CHK'),
      ],
      menuBanner: banner('/c/tents-4100', 'hero-lake', {
        title: { en: 'A roof in four minutes', fr: 'Un toit en quatre minutes', de: 'In vier Minuten ein Dach' },
        subtitle: { en: 'The Telt 2 for two', fr: 'La Telt 2, pour deux', de: 'Das Telt 2 für zwei' },
      }),
    }),
    entry('6000'),
  ],
};

const link = (title: LocalizedText, url: string): LinkData => ({ title, url });

const orderStatus = link({ en: 'Order status', fr: 'État de la commande', de: 'Bestellstatus' }, '/order-status');
const stores = link({ en: 'Stores', fr: 'Magasins', de: 'Läden' }, '/store-locator');
const fieldNotes = link({ en: 'Field notes', fr: 'Carnet de terrain', de: 'Notizen von draußen' }, '/articles');
const contact = link({ en: 'Contact', fr: 'Nous joindre', de: 'Kontakt' }, '/contact-us');

export const footer = {
  columns: [
    {
      title: { en: 'Shop', fr: 'Magasiner', de: 'Einkaufen' },
      links: [
        ...['1000', '2000', '3000', '4000', '6000'].map((id) => link(toCategory(id).title, toCategory(id).url)),
        link({ en: 'Current offers', fr: 'Offres en cours', de: 'Aktuelle Angebote' }, '/promotions'),
      ],
    },
    {
      title: { en: 'Help', fr: 'Aide', de: 'Hilfe' },
      links: [
        link({ en: 'Shipping', gb: 'Delivery', fr: 'Livraison', de: 'Versand' }, '/help/delivery'),
        orderStatus,
        link({ en: 'Returns', fr: 'Retours', de: 'Rückgabe' }, '/help/returns'),
        link(
          { en: 'How to return an item', fr: 'Comment retourner un article', de: 'So schickst du etwas zurück' },
          '/help/returns/how-to-return',
        ),
        link(
          { en: 'Gift card balance', fr: 'Solde d’une carte-cadeau', de: 'Guthaben einer Geschenkkarte' },
          '/gift-cards',
        ),
        link({ en: 'Find your size', fr: 'Trouver votre taille', de: 'Größe finden' }, '/help/sizes'),
        link({ en: 'All help topics', fr: 'Tous les sujets d’aide', de: 'Alle Hilfethemen' }, '/help'),
        stores,
        contact,
      ],
    },
    {
      title: { en: 'About', fr: 'À propos', de: 'Über uns' },
      links: [
        link({ en: 'Our story', fr: 'Notre histoire', de: 'Unsere Geschichte' }, '/help/about'),
        fieldNotes,
        link({ en: 'Guides', fr: 'Nos guides', de: 'Ratgeber' }, '/guides'),
        link({ en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' }, '/help/repairs'),
        link(
          { en: 'Materials and impact', fr: 'Matières et empreinte', de: 'Material und Folgen' },
          '/help/sustainability',
        ),
        link({ en: 'Newsletter', fr: 'Infolettre', de: 'Newsletter' }, '/newsletter'),
        link({ en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' }, '/help/ridge-club'),
        link({ en: 'Work with us', fr: 'Travailler avec nous', de: 'Arbeiten bei uns' }, '/help/careers'),
      ],
    },
    {
      title: { en: 'Follow us', fr: 'Suivez-nous', de: 'Folge uns' },
      links: [
        link({ en: 'Instagram', fr: 'Instagram', de: 'Instagram' }, 'https://www.instagram.com/'),
        link({ en: 'YouTube', fr: 'YouTube', de: 'YouTube' }, 'https://www.youtube.com/'),
        link({ en: 'Strava', fr: 'Strava', de: 'Strava' }, 'https://www.strava.com/'),
      ],
    },
    {
      title: { en: 'Legal', fr: 'Mentions légales', de: 'Rechtliches' },
      links: [
        link({ en: 'Privacy', fr: 'Confidentialité', de: 'Datenschutz' }, '/help/privacy'),
        link({ en: 'Terms of sale', fr: 'Conditions de vente', de: 'Verkaufsbedingungen' }, '/help/terms/sale'),
        link({ en: 'All terms', fr: 'Toutes les conditions', de: 'Alle Bedingungen' }, '/help/terms'),
        link({ en: 'Cookies', fr: 'Témoins', de: 'Cookies' }, '/help/cookies'),
        link({ en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit' }, '/help/accessibility'),
      ],
    },
  ],
  legalLine: {
    en: '© 2026 NORDKAMM. Sales tax is added at checkout.',
    gb: '© 2026 NORDKAMM. All prices include VAT.',
    fr: '© 2026 NORDKAMM. Les taxes s’ajoutent à la caisse.',
    de: '© 2026 NORDKAMM. Alle Preise inklusive Mehrwertsteuer.',
  },
  utilityLinks: [fieldNotes, stores, orderStatus, contact],
  promo: {
    autorotateTime: 6,
    closable: true,
    messages: [
      {
        id: 'delivery',
        text: {
          en: 'Free standard shipping on orders of {amount} or more',
          gb: 'Free standard delivery on orders of {amount} or more',
          fr: 'Livraison standard gratuite dès {amount} d’achat',
          de: 'Ab {amount} kostenloser Standardversand',
        },
        url: '/help/delivery',
      },
      {
        id: 'repairs',
        text: {
          en: 'Ten years of repairs, even secondhand',
          gb: 'Ten years of repairs, even second-hand',
          fr: 'Dix ans de réparations, même d’occasion',
          de: 'Zehn Jahre Reparaturen, wer es auch zuerst trug',
        },
        richText: html({
          en: '<strong>Ten years</strong> of <a href="/help/repairs">repairs</a>, even secondhand',
          gb: '<strong>Ten years</strong> of <a href="/help/repairs">repairs</a>, even second-hand',
          fr: '<strong>Dix ans</strong> de <a href="/help/repairs">réparations</a>, même d’occasion',
          de: '<strong>Zehn Jahre</strong> <a href="/help/repairs">Reparaturen</a>, wer es auch zuerst trug',
        }),
      },
      {
        id: 'returns',
        text: {
          en: '60 days to change your mind',
          fr: '60 jours pour changer d’avis',
          de: '60 Tage, um es dir anders zu überlegen',
        },
        url: '/help/returns',
      },
    ],
  },
};
