import type * as t from 'io-ts';
import type { ListingWire, SearchListingWire } from '#adapters/contract/wire/product.codec.ts';
import type { Listing, SearchListing } from '#core/catalog/listing.ts';
import { present } from '#core/kernel/present.ts';
import { tileOf } from './product-mapper.ts';

/** Converts a wire list (PLP-03). */
export const listingOf = (wire: ListingWire): Listing => ({
  total: wire.total,
  start: wire.start,
  count: wire.count,
  products: wire.products.map(tileOf),
  facets: wire.facets.map(({ id, label, values }) => ({
    id,
    label,
    values: values.map(({ swatch, ...value }) => ({
      id: value.id,
      label: value.label,
      count: value.count,
      selected: value.selected,
      ...present({ swatch }),
    })),
  })),
  breadcrumbs: wire.breadcrumbs.map(({ label, url }) => ({ label, ...present({ url }) })),
  title: wire.title,
  ...present({ seo: wire.seo, url: wire.url }),
});

/** Converts a wire search result, with its redirect and suggestion. */
export const searchListingOf = (wire: t.TypeOf<typeof SearchListingWire>): SearchListing => ({
  ...listingOf(wire),
  ...present({ redirectUrl: wire.redirectUrl, suggestedTerm: wire.suggestedTerm }),
});
