import type { FacetWire, ListingWire } from '#adapters/contract/wire/product.codec.ts';
import { sorts, valuesOf, type Filters, type Sort } from '#core/catalog/listing.ts';
import { chosenPriceSpan } from '#core/catalog/price-span.ts';
import { present } from '#core/kernel/present.ts';
import type * as t from 'io-ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import {
  SALE_CATEGORY,
  colorFamilies,
  priceRangeLabel,
  priceRanges,
  priceSpanLabel,
  type FacetId,
} from './catalog-terms.ts';
import type { FacetCount, ListingRecord } from './listing-records.ts';
import type { ListingSelection } from './listing-selection.ts';
import { tileWire, type WantedColor } from './product-wire.ts';

type Facet = t.TypeOf<typeof FacetWire>;
type Option = { readonly id: string; readonly value: string; readonly label: string; readonly swatch?: string };

const swatches: ReadonlyMap<string, string> = new Map(Object.entries(colorFamilies));

/** The selection of a URL's filters. An unknown price range matches nothing. */
export const selectionOf = (filters: Filters): ListingSelection => ({
  colors: valuesOf(filters, 'color'),
  sizes: valuesOf(filters, 'size'),
  types: valuesOf(filters, 'type'),
  prices: valuesOf(filters, 'price').map((id) => priceRanges.findIndex((range) => range.id === id)),
  ...present({ span: chosenPriceSpan(filters) }),
});

/** All values of each facet in display order. */
const optionsOf = (
  record: ListingRecord,
  site: CommerceSite,
  span: ListingSelection['span'],
): { readonly [facet in FacetId]: readonly Option[] } => ({
  type: Object.entries(serviceTexts[site.locale].catalog.types).map(([id, label]) => ({ id, value: id, label })),
  color: Object.entries(serviceTexts[site.locale].catalog.colors).map(([id, label]) => ({
    id,
    value: id,
    label,
    ...present({ swatch: swatches.get(id) }),
  })),
  size: record.sizes.map(({ code, label }) => ({ id: code, value: code, label })),
  price: [
    ...priceRanges.map((range, index) => ({ id: range.id, value: String(index), label: priceRangeLabel(range, site) })),
    ...(span === undefined ? [] : [{ id: span.value, value: span.value, label: priceSpanLabel(span, site) }]),
  ],
});

/**
 * Facets in display order. A value of the unfiltered listing keeps its place with count 0; a selected value is always
 * listed.
 */
const facetsWire = (record: ListingRecord, site: CommerceSite, filters: Filters): Facet[] => {
  const counts = new Map(record.counts.map(({ facet, value, count }: FacetCount) => [`${facet} ${value}`, count]));
  const options = optionsOf(record, site, chosenPriceSpan(filters));
  return (['type', 'color', 'size', 'price'] as const).flatMap((facet) => {
    const chosen = valuesOf(filters, facet);
    const values = options[facet].flatMap(({ id, value, label, swatch }) => {
      const count = counts.get(`${facet} ${value}`);
      const selected = chosen.includes(id);
      return count === undefined && !selected
        ? []
        : [{ id, label, count: count ?? 0, selected, ...present({ swatch }) }];
    });
    return values.length > 1 || chosen.length > 0
      ? [{ id: facet, label: serviceTexts[site.locale].catalog.facets[facet], values }]
      : [];
  });
};

export const isSort = (text: string): text is Sort => sorts.some((sort) => sort === text);

const byPrice: readonly Sort[] = ['priceAsc', 'priceDesc'];

const wantedColor = (
  { category }: ListingRecord,
  { filters, sort }: { readonly filters: Filters; readonly sort: Sort },
): WantedColor => ({
  families: valuesOf(filters, 'color'),
  isReduced: category?.categoryId === SALE_CATEGORY,
  lowestPrice:
    byPrice.includes(sort) || valuesOf(filters, 'price').length > 0 || category?.categoryId === SALE_CATEGORY,
});

/** PLP-03. */
export const listingWire = (
  record: ListingRecord,
  site: CommerceSite,
  page: { readonly start: number; readonly count: number; readonly filters: Filters; readonly sort: Sort } & Pick<
    ListingWire,
    'title' | 'breadcrumbs' | 'seo' | 'url'
  >,
): ListingWire => ({
  total: record.total,
  start: page.start,
  count: page.count,
  products: record.tiles.map((tile) => tileWire(tile, site, wantedColor(record, page))),
  facets: facetsWire(record, site, page.filters),
  sorts: [...sorts],
  breadcrumbs: page.breadcrumbs,
  title: page.title,
  ...present({ seo: page.seo, url: page.url }),
});
