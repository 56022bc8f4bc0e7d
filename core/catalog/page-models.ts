import type { PageContent } from './page-content.ts';
import type { PromoTile } from './category-content.ts';
import type { Amount } from '../kernel/amount.ts';
import type { PriceDisplay } from '../pricing/price-display.ts';
import type { Customization } from './customization.ts';
import type { Facet, Filters, Sort } from './listing.ts';
import type { Breadcrumb, Picture, ProductColor, Rating, Seo } from './product.ts';

/** A color of a tile: its swatch and product. */
type TileColor = Pick<ProductColor, 'code' | 'productId' | 'swatch'>;

/** The picture of a tile needs no alternative text beside the name. */
export type TilePicture = Omit<Picture, 'alt'>;

/** Read model of a product tile. Prices are formatted here, so that server and browser render the same text. */
export type TileView = {
  readonly id: string;
  readonly name: string;
  readonly typeLabel: string;
  readonly url: string;
  readonly picture: TilePicture;
  readonly hoverPicture?: TilePicture;
  readonly price: PriceDisplay;
  readonly rating: Rating;
  readonly colors: readonly TileColor[];
  /** Percent saved, such as "-20%"; replaces the badge. */
  readonly saving?: string;
  readonly badge?: string;
};

/** How goods are made to order, with the price of a unit without choices, in minor units. */
export type CustomizationView = Customization & { readonly basePrice: Amount };

export type SizeView = {
  readonly sku: string;
  readonly label: string;
  readonly price: PriceDisplay;
  /** Units left; 0 disables the size. */ readonly quantity: number;
};

/** Read model of a product page (PDP-04). */
export type ProductPage = {
  readonly id: string;
  readonly styleId: string;
  readonly name: string;
  readonly brand: string;
  readonly typeLabel: string;
  readonly productType: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Managed content below the details. */
  readonly content?: PageContent;
  readonly materials?: string;
  readonly care?: string;
  readonly hasSizeChart?: boolean;
  /** Sent by email: no delivery, no store, and a recipient instead. */
  readonly isDigital: boolean;
  /** Of goods that are made to order: no store, a later delivery, and choices. */
  readonly customization?: CustomizationView;
  readonly pictures: readonly Picture[];
  readonly price: PriceDisplay;
  readonly historicBest?: string;
  /** Percent saved, such as "-20%"; absent without a saving. */
  readonly saving?: string;
  readonly colors: readonly (ProductColor & { readonly url: string })[];
  readonly selectedColor: string;
  readonly sizes: readonly SizeView[];
  /** Maximum units of a size in a cart, regardless of stock. */
  readonly maxQuantity: number;
  readonly rating: Rating;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly seo: Seo;
  /** First and last day of standard delivery as texts such as "Wed, Dec 3", by the server's clock. */
  readonly delivery: { readonly from: string; readonly to: string };
  /** For structured data: the decimal price and the currency code. */
  readonly offer: { readonly price: string; readonly currency: string; readonly inStock: boolean };
};

/** Read model of a list (PLP-03 to PLP-11). The view builds the addresses of facets, chips and sorts from it. */
export type ListingView = {
  readonly title: string;
  readonly total: number;
  readonly start: number;
  readonly pageSize: number;
  readonly tiles: readonly TileView[];
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  readonly sort: Sort;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Content tiles among the products. */
  readonly promos?: readonly PromoTile[];
};

export type CategoryPage = {
  readonly listing: ListingView;
  readonly categoryId: string;
  readonly seo: Seo;
  /** A line of content above the list. */
  readonly intro?: string;
  /** Managed content around the list, by the place that the id of a section names. */
  readonly content?: PageContent;
  /** The canonical path of the category, used in the canonical link (RTE-05, SEO-05). */
  readonly path?: string;
};
export type SearchPage = { readonly listing: ListingView; readonly term: string; readonly suggestedTerm?: string };
