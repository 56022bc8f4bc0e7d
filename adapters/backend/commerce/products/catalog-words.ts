import { Money } from '#core/kernel/money.ts';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Sort } from '#core/catalog/listing.ts';
import type { LocaleName, LocalText } from '../localised.ts';
import type { CommerceSite } from '../sites.ts';

const inEnglish = (us: string, gb: string, fr: string): LocalText => ({ 'en-us': us, 'en-gb': gb, 'fr-ca': fr });
const same = (english: string, fr: string): LocalText => inEnglish(english, english, fr);

/** Families of colours: what a shopper looks for when the makers say "Fjord". */
export const colorFamilies = {
  black: { label: same('Black', 'Noir'), swatch: '#2b2d2f' },
  grey: { label: inEnglish('Gray', 'Grey', 'Gris'), swatch: '#8c9093' },
  white: { label: same('White', 'Blanc'), swatch: '#f1ede4' },
  brown: { label: same('Brown', 'Brun'), swatch: '#7a5b45' },
  beige: { label: same('Beige', 'Beige'), swatch: '#c9b99a' },
  red: { label: same('Red', 'Rouge'), swatch: '#b6402f' },
  orange: { label: same('Orange', 'Orange'), swatch: '#d97a35' },
  yellow: { label: same('Yellow', 'Jaune'), swatch: '#d9a52f' },
  green: { label: same('Green', 'Vert'), swatch: '#5d6b4a' },
  blue: { label: same('Blue', 'Bleu'), swatch: '#3c6076' },
} as const satisfies { readonly [family: string]: { readonly label: LocalText; readonly swatch: string } };
export type ColorFamily = keyof typeof colorFamilies;

/** Kinds of products, as lists may be narrowed by them and size charts are chosen (PDP-10). */
export const productTypes = {
  footwear: same('Footwear', 'Chaussures'),
  jackets: same('Jackets', 'Manteaux'),
  midlayers: inEnglish('Fleece', 'Fleece', 'Polaires'),
  tops: same('Tops', 'Hauts'),
  trousers: inEnglish('Pants and shorts', 'Trousers and shorts', 'Pantalons et shorts'),
  headwear: same('Headwear', 'Tuques et casquettes'),
  socks: same('Socks', 'Chaussettes'),
  packs: same('Packs and bags', 'Sacs'),
  camp: same('Camp and drinkware', 'Camping et gourdes'),
} as const satisfies { readonly [type: string]: LocalText };
export type ProductType = keyof typeof productTypes;

export const sortLabels: { readonly [sort in Sort]: LocalText } = {
  recommended: same('Recommended', 'Recommandés'),
  newest: same('Newest', 'Nouveautés'),
  priceAsc: same('Price: low to high', 'Prix croissant'),
  priceDesc: same('Price: high to low', 'Prix décroissant'),
  rating: same('Top rated', 'Les mieux notés'),
};

export const facetLabels = {
  type: same('Category', 'Catégorie'),
  color: inEnglish('Color', 'Colour', 'Couleur'),
  size: same('Size', 'Taille'),
  price: same('Price', 'Prix'),
} as const;
export type FacetId = keyof typeof facetLabels;

export const homeLabel = same('Home', 'Accueil');

/** What the second and the third picture of a product show; the first shows the whole of it. */
export const pictureViews: readonly LocalText[] = [
  same('another view', 'autre vue'),
  same('the material close up', 'la matière de près'),
];

/** Badges that the catalogue sets; a saving makes its own. */
/** The category of what is reduced, in which a style shows its reduced colour. */
export const SALE_CATEGORY = '6000';

const badges = { new: same('New', 'Nouveau'), 'best-seller': same('Best seller', 'Meilleure vente') } as const;
const isBadge = (text: string): text is keyof typeof badges => Object.hasOwn(badges, text);
export const badgeLabel = (badge: string, locale: LocaleName): string =>
  isBadge(badge) ? badges[badge][locale] : badge;

/** Where one price range ends and the next begins, in whole units of any of the currencies. */
const priceSteps = [50, 100, 200] as const;

/** Ids of the ranges: `0-50`, `50-100`, and so on; the last is open. */
export const priceRanges: readonly { readonly id: string; readonly from: number; readonly to?: number }[] = [
  0,
  ...priceSteps,
].map((from, index) => {
  const to = priceSteps[index];
  return to === undefined ? { id: `${from}-`, from } : { id: `${from}-${to}`, from, to };
});

const between: LocalText = same('{from} to {to}', 'De {from} à {to}');
const under: LocalText = same('Under {to}', 'Moins de {to}');
const upTo: LocalText = same('Up to {to}', 'Jusqu’à {to}');
const over: LocalText = same('{from} and over', '{from} et plus');

const pricesText = (
  pattern: LocalText,
  { from = 0, to = from }: PriceSpan,
  { locale, language, currency }: CommerceSite,
): string => {
  const text = (units: number): string =>
    formatMoney(Money.fromDecimal(units, currency), currency, language, Number.isInteger(units) ? 0 : undefined);
  return pattern[locale].replace('{from}', text(from)).replace('{to}', text(to));
};

/** A range ends before the next begins. */
export const priceRangeLabel = (range: { readonly from: number; readonly to?: number }, site: CommerceSite): string =>
  pricesText(range.from === 0 ? under : range.to === undefined ? over : between, range, site);

/** A span counts both of its ends in. */
export const priceSpanLabel = (span: PriceSpan, site: CommerceSite): string =>
  pricesText(span.from === undefined ? upTo : span.to === undefined ? over : between, span, site);

export const searchTitle: LocalText = same('Results for “{term}”', 'Résultats pour « {term} »');
