import * as t from 'io-ts';
import { PictureWire } from './picture.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

export const PriceWire = record(
  { currency: t.string, lowCurrent: decimal, highCurrent: decimal },
  { lowOriginal: decimal, highOriginal: decimal, historicBestPrice: decimal },
);
const RatingWire = t.type({ score: t.number, count: wholeNumber });
export const ColorWire = record(
  { code: t.string, name: t.string, productId: t.string, swatch: t.string },
  { picture: PictureWire },
);
const BreadcrumbWire = record({ label: t.string }, { url: t.string });
export const SeoWire = t.type({ title: t.string, description: t.string });

/** OPEN: how goods are made to order. A part has `choices`, or it is a text with `maxLength` and `price`. */
const CustomizationWire = t.type({
  parts: t.array(
    record(
      { id: t.string, label: t.string },
      {
        choices: t.array(record({ id: t.string, label: t.string, price: decimal }, { color: t.string })),
        maxLength: wholeNumber,
        price: decimal,
      },
    ),
  ),
  deliveryTime: t.string,
});
export type CustomizationWire = t.TypeOf<typeof CustomizationWire>;

/**
 * A product: a style in one color (ENT-44). OPEN: `holidays` are the coming public holidays of the site, such as
 * 2026-11-26, which are no business days.
 */
export const ProductWire = record(
  {
    id: t.string,
    styleId: t.string,
    masterId: t.string,
    name: t.string,
    brand: t.string,
    productType: t.string,
    typeLabel: t.string,
    description: t.string,
    features: t.array(t.string),
    price: PriceWire,
    images: t.array(PictureWire),
    variants: t.record(
      t.string,
      t.type({
        sku: t.string,
        upc: t.string,
        size: t.string,
        position: wholeNumber,
        quantity: wholeNumber,
        price: PriceWire,
      }),
    ),
    colors: t.array(ColorWire),
    defaultColor: t.string,
    rating: RatingWire,
    flags: t.type({ isCustoms: t.boolean, isDigitalProduct: t.boolean, isGiftCard: t.boolean }),
    breadcrumbs: t.array(BreadcrumbWire),
    seo: SeoWire,
  },
  {
    materials: t.string,
    care: t.string,
    hasSizeChart: t.boolean,
    maxQty: wholeNumber,
    holidays: t.array(t.string),
    customization: CustomizationWire,
  },
);
export type ProductWire = t.TypeOf<typeof ProductWire>;

/** A product in a list (ENT-45). */
export const ProductTileWire = record(
  {
    id: t.string,
    name: t.string,
    typeLabel: t.string,
    image: PictureWire,
    price: PriceWire,
    rating: RatingWire,
    colors: t.array(ColorWire),
    url: t.string,
  },
  { hoverImage: PictureWire, badge: t.string },
);

/** A facet of a list (ENT-46). A color value has a swatch. */
export const FacetWire = t.type({
  id: t.string,
  label: t.string,
  values: t.array(
    record({ id: t.string, label: t.string, count: wholeNumber, selected: t.boolean }, { swatch: t.string }),
  ),
});

/** A page of products with its facets (PLP-03). */
export const ListingWire = record(
  {
    total: wholeNumber,
    start: wholeNumber,
    count: wholeNumber,
    products: t.array(ProductTileWire),
    facets: t.array(FacetWire),
    /** Ids of the sort orders, the default first (PLP-04). Their labels are texts of the shop. */
    sorts: t.array(t.string),
    breadcrumbs: t.array(BreadcrumbWire),
    title: t.string,
  },
  { seo: SeoWire, /** The path of a category, by the name that it has. */ url: t.string },
);
/** A page of search results (SRCH-04). */
export const SearchListingWire = t.intersection([
  ListingWire,
  t.partial({ redirectUrl: t.string, suggestedTerm: t.string }),
]);
export type ListingWire = t.TypeOf<typeof ListingWire>;

/** Suggestions for typed text (API-086). */
export const SuggestionsWire = t.type({
  terms: t.array(t.string),
  categories: t.array(t.type({ id: t.string, name: t.string, url: t.string })),
  products: t.array(ProductTileWire),
});

/** Units for sale by variant (ENT-38). */
export const InventoryWire = t.type({ variants: t.record(t.string, t.type({ quantity: wholeNumber })) });
export const AvailabilityWire = t.type({
  storeInventory: t.array(t.type({ storeId: t.string, quantity: wholeNumber })),
});
