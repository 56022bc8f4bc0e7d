import { sites, type CommerceSite } from '../commerce/sites.ts';
import { locales, type LocaleName } from '../commerce/localised.ts';
import { foldWords } from '../commerce/products/search-words.ts';
import { categories, type CategoryData } from './data/categories.ts';
import { sizeRuns } from './data/sizes.ts';
import { unitsOf } from './data/stock.ts';
import type { ColorData, OfferData, PriceData, StyleData } from './data/style.ts';
import { everywhere, wordsIn } from './data/words.ts';
import { colorOf, picturesOf } from './pictures.ts';
import type { SeedRows } from './seed-records.ts';

const BRAND = 'NORDKAMM';

const currencies = { USD: 'usd', CAD: 'cad', GBP: 'gbp', EUR: 'gbp' } as const satisfies { readonly [currency in CommerceSite['currency']]: keyof PriceData };

/** Whole units of the site's currency in minor units. */
const minorUnits = (price: PriceData, { currency }: CommerceSite): number => price[currencies[currency]] * 100;

const priceRow = (sku: string, { price, was, lowest }: OfferData, site: CommerceSite) => ({
  sku,
  site_id: site.siteId,
  current: minorUnits(price, site),
  original: was === undefined ? null : minorUnits(was, site),
  historic_best: lowest === undefined ? null : minorUnits(lowest, site),
});

const textRow = (style: StyleData, locale: LocaleName, colors: readonly ColorData[]) => {
  const name = wordsIn(style.name, locale);
  const kind = wordsIn(style.kind, locale);
  const description = wordsIn(style.description, locale);
  const features = wordsIn(style.features, locale);
  // The home page's own category is no word that anybody looks for.
  const titles = categories.filter(({ id, slug }) => style.categories.includes(id) && slug !== 'trail-proven').map(({ title }) => wordsIn(title, locale));
  const colorNames = colors.map(({ code }) => wordsIn(colorOf(style.id, code).name, locale));
  return {
    style_id: style.id, locale, language: locale === 'fr-ca' ? 'fr' : 'en', name, type_label: kind, description, features,
    materials: wordsIn(style.materials, locale), care: wordsIn(style.care, locale),
    search_name: foldWords(`${name} ${kind}`).join(' '),
    search_words: foldWords([...titles, ...colorNames, description, ...features].join(' ')).join(' '),
  };
};

export const categoryRows = (list: readonly CategoryData[]) =>
  list.map(({ id, slug, title, description }) => ({ category_id: id, slug, position: Number(id), title: everywhere(title), description: everywhere(description) }));

export const sizeRows = () =>
  Object.values(sizeRuns).flat().map(({ code, label }, position) => ({ size_code: code, position, label }));

/**
 * Rows of styles. `first` is the place of the first of them in the recommended order. `look` names the style whose
 * pictures and colours are shown, and `sizes` how many of its sizes are made; both serve generated styles.
 */
export const styleRows = (styles: readonly StyleData[], { first = 0, look = ({ id }: StyleData) => id, sizes = 99 } = {}): Required<Pick<SeedRows, 'style' | 'style_category' | 'style_text' | 'product' | 'variant' | 'price' | 'stock'>> => {
  const products = styles.flatMap((style, place) => style.colors.map((color, position) => ({ style, color, position, place: first + place, id: style.id + color.code })));
  const variants = products.flatMap((product) =>
    sizeRuns[product.style.sizes].slice(0, sizes).map((size, index) => ({ ...product, size, sku: `${product.id}-${size.ending}`, number: product.place * 100 + product.position * 20 + index })),
  );
  return {
    style: styles.map((style, place) => ({
      style_id: style.id, brand: BRAND, product_type: style.type, default_color: style.colors[0].code, position: first + place, launched_at: `${style.launched}T08:00:00Z`,
      rating_tenths: Math.round(style.rating[0] * 10), rating_count: style.rating[1], badge: style.badge ?? null,
    })),
    style_category: styles.flatMap((style) => style.categories.map((id) => ({ category_id: id, style_id: style.id }))),
    style_text: styles.flatMap((style) => locales.map((locale) => ({ ...textRow({ ...style, id: look(style) }, locale, style.colors), style_id: style.id }))),
    product: products.map(({ id, style, color, position }) => ({
      product_id: id, style_id: style.id, color: color.code, position, color_name: everywhere(colorOf(look(style), color.code).name), color_family: color.family,
      swatch: colorOf(look(style), color.code).swatch, pictures: picturesOf(look(style) + color.code),
    })),
    variant: variants.map(({ sku, id, size, number }) => ({ sku, product_id: id, upc: String(570_000_000_000 + number), size_code: size.code })),
    price: variants.flatMap(({ sku, style, color }) => sites.map((site) => priceRow(sku, color.offer ?? style.offer, site))),
    stock: variants.map(({ sku }, place) => ({ sku, on_hand: unitsOf(sku, place) })),
  };
};

/** The words that a search may have meant: those of names, kinds, categories and colours. */
export const searchWordRows = (styles: readonly StyleData[]) =>
  locales.flatMap((locale) => {
    const uses = new Map<string, { readonly label: string; uses: number }>();
    const texts = [
      ...styles.flatMap((style) => [wordsIn(style.name, locale), wordsIn(style.kind, locale), ...style.colors.map(({ code }) => wordsIn(colorOf(style.id, code).name, locale))]),
      ...categories.filter(({ slug }) => slug !== 'trail-proven').map(({ title }) => wordsIn(title, locale)),
    ];
    for (const label of texts.flatMap((text) => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [])) {
      const word = foldWords(label).join(' ');
      const known = uses.get(word) ?? { label, uses: 0 };
      known.uses += 1;
      uses.set(word, known);
    }
    return [...uses].map(([word, { label, uses: count }]) => ({ locale, word, label, uses: count }));
  });

