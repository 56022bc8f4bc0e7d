import * as Effect from 'effect/Effect';
import type { Listing, ListingQuery } from '../catalog/listing.ts';
import type { ProductGateway } from '../catalog/ports/product-gateway.ts';
import type { Product, ProductTile } from '../catalog/product.ts';
import { isStyleId } from '../catalog/product-id.ts';
import { Amount } from '../kernel/amount.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { UNIT_PRICE } from './fake-carts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Styles by id with their colors, the default one first. */
const styles = [
  {
    styleId: 'NKTRAIL3',
    name: 'Kamm Trail 3',
    typeLabel: 'Trail running shoe',
    category: 'footwear-1000',
    colors: ['FJO', 'EMB', 'MOS'],
    sizes: ['41', '42', '43'],
  },
  {
    styleId: 'NKRIDGE1',
    name: 'Ridgeline Mid',
    typeLabel: 'Hiking boot',
    category: 'footwear-1000',
    colors: ['BAR', 'SLT'],
    sizes: ['41', '42'],
  },
  {
    styleId: 'NKLUMEN1',
    name: 'Lumen Down Parka',
    typeLabel: 'Down parka',
    category: 'clothing-2000',
    colors: ['AMB'],
    sizes: ['S', 'M', 'L'],
  },
];
type Style = (typeof styles)[number];

/** A small catalog: three styles in two categories, `1000` and `2000`. */
export type FakeProducts = ProductGateway & { readonly setStock: (sku: string, quantity: number) => void };

export const makeFakeProducts = (site: SiteConfiguration, faults: FakeFaults): FakeProducts => {
  const stock = new Map<string, number>();
  const price = {
    currency: site.currency,
    lowCurrent: Amount.of(UNIT_PRICE),
    highCurrent: Amount.of(UNIT_PRICE),
    lowOriginal: Amount.of(UNIT_PRICE * 1.25),
    highOriginal: Amount.of(UNIT_PRICE * 1.25),
    historicBest: Amount.of(UNIT_PRICE * 1.25),
  };

  const colorsOf = ({ styleId, colors }: Style) =>
    colors.map((code) => ({ code, name: `Color ${code}`, productId: styleId + code, swatch: '#22433b' }));

  const productOf = (style: Style, color: string): Product => ({
    id: style.styleId + color,
    styleId: style.styleId,
    masterId: style.styleId,
    name: style.name,
    brand: site.brandName,
    productType: 'footwear',
    typeLabel: style.typeLabel,
    description: `${style.name}, made to last.`,
    features: ['Light', 'Tough'],
    price,
    pictures: [
      { name: `products/${style.styleId}${color}-1`, alt: style.name, width: 960, height: 1200, color: '#c9c2b4' },
    ],
    variants: style.sizes.map((size) => ({
      sku: `${style.styleId}${color}-${size}`,
      upc: '0700000000000',
      size,
      price,
    })),
    colors: colorsOf(style),
    defaultColor: style.colors[0] ?? color,
    rating: { score: 4.5, count: 12 },
    isCustoms: false,
    isDigital: false,
    hasSizeChart: true,
    maxQuantity: 10,
    breadcrumbs: [{ label: 'Footwear', url: '/c/footwear-1000' }, { label: style.name }],
    seo: { title: style.name, description: style.typeLabel },
  });

  const tileOf = (style: Style): ProductTile => {
    const { name, typeLabel, pictures, rating, colors, id } = productOf(style, style.colors[0] ?? '');
    return {
      id,
      name,
      typeLabel,
      price,
      rating,
      colors,
      url: `/p/${id}`,
      picture: pictures[0] ?? { name: '', alt: '', width: 1, height: 1, color: '#ffffff' },
    };
  };

  const find = (id: string): Effect.Effect<Product, ReturnType<typeof apiRefusal>> => {
    const style = styles.find(({ styleId }) => id.startsWith(styleId));
    const color =
      style === undefined
        ? undefined
        : isStyleId(id)
          ? style.colors[0]
          : style.colors.find((code) => style.styleId + code === id);
    return style === undefined || color === undefined
      ? Effect.fail(apiRefusal('API404', 404))
      : Effect.succeed(productOf(style, color));
  };

  const listing = (found: readonly Style[], { start, count, filters }: ListingQuery, title: string): Listing => ({
    total: found.length,
    start,
    count,
    products: found.slice(start, start + count).map(tileOf),
    // Filters do not reduce the list; every selected value exists.
    facets: Object.entries(filters).map(([id, values]) => ({
      id,
      label: id,
      values: values.map((value) => ({ id: value, label: value, count: found.length, selected: true })),
    })),
    breadcrumbs: [{ label: title }],
    title,
  });

  return {
    setStock: (sku, quantity) => {
      stock.set(sku, quantity);
    },
    details: (id) => faults.meet('details').pipe(Effect.andThen(find(id))),
    inventory: (id) =>
      faults.meet('inventory').pipe(
        Effect.andThen(find(id)),
        Effect.map(({ variants }) => Object.fromEntries(variants.map(({ sku }) => [sku, stock.get(sku) ?? 8]))),
      ),
    catalog: (query) =>
      faults.meet('catalog').pipe(
        Effect.andThen(
          Effect.suspend(() => {
            const found = styles.filter(({ category }) => category.endsWith(`-${query.categoryId}`));
            const [first] = found;
            return first === undefined
              ? Effect.fail(apiRefusal('API404', 404))
              : Effect.succeed({ ...listing(found, query, 'Footwear'), url: `/c/${first.category}` });
          }),
        ),
      ),
    suggestions: (typed) =>
      faults.meet('suggestions').pipe(
        Effect.map(() => {
          const found = styles.filter(({ name, typeLabel }) =>
            `${name} ${typeLabel}`.toLowerCase().includes(typed.toLowerCase()),
          );
          return {
            terms: found.map(({ typeLabel }) => typeLabel.toLowerCase()),
            categories: found.slice(0, 1).map(() => ({ id: '1000', name: 'Footwear', url: '/c/footwear-1000' })),
            products: found.map(tileOf),
          };
        }),
      ),
    search: (query) =>
      faults.meet('search').pipe(
        Effect.as(
          listing(
            styles.filter(({ name }) => name.toLowerCase().includes(query.term.toLowerCase())),
            query,
            query.term,
          ),
        ),
      ),
  };
};
