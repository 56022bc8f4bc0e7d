import { fullId } from '#core/catalog/product-id.ts';
import {
  locales,
  searchLanguage,
  commerceSites,
  type CommerceSite,
  type LocaleName,
} from '../commerce/kernel/sites.ts';
import type { StoredCustomPart } from '../commerce/kernel/database/tables/catalog.ts';
import { WAREHOUSE } from '../commerce/kernel/database/tables/stock.ts';
import { normalizedWords } from '../commerce/modules/search/text-query.ts';
import { categoryOf, childrenOf, lineOf, withAncestors } from './data/categories.ts';
import type { CategoryData } from './data/category.ts';
import { sizeRuns } from './data/sizes.ts';
import { unitsOf } from './data/stock.ts';
import type { ColorData, CustomPartData, OfferData, PriceData, StyleData } from './data/style.ts';
import { inEveryLocale, textIn } from './data/localized-text.ts';
import { colorOfStyle, picturesOf } from './pictures.ts';
import type { SeedRows } from './seed-records.ts';

const BRAND = 'NORDKAMM';

const currencies = { USD: 'usd', CAD: 'cad', GBP: 'gbp', EUR: 'gbp' } as const satisfies {
  readonly [currency in CommerceSite['currency']]: keyof PriceData;
};

/** Converts whole units of the site's currency to minor units. */
const minorUnits = (price: PriceData, { currency }: CommerceSite): number => price[currencies[currency]] * 100;

/**
 * Where a reduction refers to the lowest price of the last 30 days, that price is the original one, also in cart and
 * order.
 */
const priceRow = (sku: string, { price, was, lowest }: OfferData, site: CommerceSite) => ({
  sku,
  siteId: site.siteId,
  current: minorUnits(price, site),
  original: was === undefined ? null : minorUnits(site.priorPrice === 'lowest-30-days' ? (lowest ?? was) : was, site),
  historicBest: lowest === undefined ? null : minorUnits(lowest, site),
});

/** Units of a gift card: more than are sold. */
const GIFT_CARD_UNITS = 1_000_000;

const isGiftCard = ({ sizes }: StyleData): boolean => sizes === 'amounts';

const NOTHING: PriceData = { usd: 0, cad: 0, gbp: 0 };

/** Prices by currency, in minor units. */
const pricesOf = (price: PriceData): { readonly [currency: string]: number } =>
  Object.fromEntries(commerceSites.map((site) => [site.currency, minorUnits(price, site)]));

const customPart = (part: CustomPartData): StoredCustomPart => {
  const own = { id: part.id, label: inEveryLocale(part.label) };
  if ('maxLength' in part) return { ...own, kind: 'text', maxLength: part.maxLength, prices: pricesOf(part.price) };
  return {
    ...own,
    kind: 'choice',
    choices: part.choices.map(({ label, price = NOTHING, ...choice }) => ({
      ...choice,
      label: inEveryLocale(label),
      prices: pricesOf(price),
    })),
  };
};

/** The price of an amount of a gift card; undefined for other sizes. */
const offerOf = ({ amount }: (typeof sizeRuns)[StyleData['sizes']][number]): OfferData | undefined =>
  amount === undefined ? undefined : { price: { usd: amount, cad: amount, gbp: amount } };

/**
 * Titles of the most specific and the first-level category of a style, for searching: those between describe similar
 * styles too. Lists of pages are not searched.
 */
const categoryTitles = (style: StyleData, locale: LocaleName): readonly string[] => {
  const ends = new Set(style.categories.flatMap((id) => [id, lineOf(id)[0]?.id ?? id]));
  return [...ends]
    .map(categoryOf)
    .filter(({ isSearched = true }) => isSearched)
    .map(({ title }) => textIn(title, locale));
};

const textRow = (style: StyleData, locale: LocaleName, colors: readonly ColorData[]) => {
  const name = textIn(style.name, locale);
  const kind = textIn(style.kind, locale);
  const description = textIn(style.description, locale);
  const features = textIn(style.features, locale);
  const titles = categoryTitles(style, locale);
  const colorNames = colors.map(({ code }) => textIn(colorOfStyle(style.id, code).name, locale));
  return {
    styleId: style.id,
    locale,
    searchLanguage: searchLanguage(locale),
    name,
    typeLabel: kind,
    description,
    features,
    materials: style.materials === undefined ? null : textIn(style.materials, locale),
    care: style.care === undefined ? null : textIn(style.care, locale),
    searchName: normalizedWords(`${name} ${kind}`).join(' '),
    searchWords: normalizedWords([...titles, ...colorNames, description, ...features].join(' ')).join(' '),
  };
};

/** Categories in the order in which one of them is the main category of a product: subcategories first. */
const homesFirst = (list: readonly CategoryData[]): readonly CategoryData[] =>
  list.flatMap((category) => [...homesFirst(childrenOf(category.id)), category]);

/** Rows of first-level categories with their subcategories. */
export const categoryRows = (list: readonly CategoryData[]) =>
  homesFirst(list.filter(({ parent }) => parent === undefined)).map(
    ({ id, slug, parent, title, description }, place) => ({
      categoryId: id,
      slug,
      parentId: parent ?? null,
      position: Number(id.slice(0, 1)) * 1000 + place,
      title: inEveryLocale(title),
      description: inEveryLocale(description),
    }),
  );

export const sizeRows = () =>
  Object.values(sizeRuns)
    .flat()
    .map(({ code, label }, position) => ({ sizeCode: code, position, label }));

/**
 * Rows of styles. `first` is the position of the first one in the recommended order. For generated styles `look` names
 * the style of the pictures and colors, and `sizes` is the number of sizes.
 */
export const styleRows = (
  styles: readonly StyleData[],
  { first = 0, look = ({ id }: StyleData): string => id, sizes = 99 } = {},
): Required<Pick<SeedRows, 'style' | 'styleCategory' | 'styleText' | 'product' | 'price' | 'stockLevel'>> & {
  readonly variant: readonly { readonly sku: string }[];
} => {
  const products = styles.flatMap((style, place) =>
    style.colors.map((color, position) => ({
      style,
      color,
      position,
      place: first + place,
      id: fullId(style.id, color.code),
    })),
  );
  const variants = products.flatMap((product) =>
    sizeRuns[product.style.sizes].slice(0, sizes).map((size, index) => ({
      ...product,
      size,
      sku: `${product.id}-${size.ending}`,
      number: product.place * 100 + product.position * 20 + index,
    })),
  );
  return {
    style: styles.map((style, place) => ({
      styleId: style.id,
      brand: BRAND,
      productType: style.type,
      defaultColor: style.colors[0].code,
      position: first + place,
      launchedAt: `${style.launched}T08:00:00Z`,
      ratingTenths: Math.round(style.rating[0] * 10),
      ratingCount: style.rating[1],
      badge: style.badge ?? null,
      unitLimit: style.unitLimit ?? null,
      isDigital: isGiftCard(style),
      isGiftCard: isGiftCard(style),
      isCustoms: style.custom !== undefined,
      customParts: style.custom?.map(customPart) ?? null,
    })),
    styleCategory: styles.flatMap((style) =>
      withAncestors(style.categories).map((id) => ({ categoryId: id, styleId: style.id })),
    ),
    styleText: styles.flatMap((style) =>
      locales.map((locale) => ({
        ...textRow({ ...style, id: look(style) }, locale, style.colors),
        styleId: style.id,
      })),
    ),
    product: products.map(({ id, style, color, position }) => ({
      productId: id,
      styleId: style.id,
      color: color.code,
      position,
      colorName: inEveryLocale(colorOfStyle(look(style), color.code).name),
      colorFamily: color.family,
      swatch: colorOfStyle(look(style), color.code).swatch,
      pictures: picturesOf(look(style) + color.code),
    })),
    variant: variants.map(({ sku, id, size, number }) => ({
      sku,
      productId: id,
      upc: String(570_000_000_000 + number),
      sizeCode: size.code,
    })),
    price: variants.flatMap(({ sku, style, color, size }) =>
      commerceSites.map((site) => priceRow(sku, offerOf(size) ?? color.offer ?? style.offer, site)),
    ),
    stockLevel: variants.map(({ sku, style }, place) => ({
      sku,
      locationId: WAREHOUSE,
      onHand: isGiftCard(style) ? GIFT_CARD_UNITS : unitsOf(sku, place),
    })),
  };
};

/** Known words for search corrections: of names, product types, categories and colors. */
export const searchWordRows = (styles: readonly StyleData[]) =>
  locales.flatMap((locale) => {
    const uses = new Map<string, { readonly label: string; uses: number }>();
    const texts = [
      ...styles.flatMap((style) => [
        textIn(style.name, locale),
        textIn(style.kind, locale),
        ...style.colors.map(({ code }) => textIn(colorOfStyle(style.id, code).name, locale)),
      ]),
      ...new Set(styles.flatMap((style) => categoryTitles(style, locale))),
    ];
    for (const label of texts.flatMap((text) => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [])) {
      const word = normalizedWords(label).join(' ');
      const known = uses.get(word) ?? { label, uses: 0 };
      known.uses += 1;
      uses.set(word, known);
    }
    return [...uses].map(([word, { label, uses: count }]) => ({ locale, word, label, uses: count }));
  });
