import type { PromoTile } from './category-content.ts';
import type { PriceDisplay } from '../pricing/price-display.ts';
import type { Facet, Filters, Sort } from './listing.ts';
import type { Breadcrumb, Picture, ProductColor, Rating, Seo } from './product.ts';

/** A colour of a tile: a dot, and which product it leads to. */
type TileColor = Pick<ProductColor, 'code' | 'productId' | 'swatch'>;

/** The picture of a tile says nothing that its name does not. */
export type TilePicture = Omit<Picture, 'alt'>;

/** A product tile as it is read: prices are texts, so that server and browser print the same. */
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
  /** Percent saved, such as "-20%"; takes the place of the badge. */
  readonly saving?: string;
  readonly badge?: string;
};

export type SizeView = {
  readonly sku: string;
  readonly label: string;
  readonly price: PriceDisplay;
  /** Units left; 0 disables the size. */ readonly quantity: number;
};

/** Everything a product page shows (PDP-04). */
export type ProductPage = {
  readonly id: string;
  readonly styleId: string;
  readonly name: string;
  readonly brand: string;
  readonly typeLabel: string;
  readonly productType: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials?: string;
  readonly care?: string;
  readonly hasSizeChart?: boolean;
  readonly pictures: readonly Picture[];
  readonly price: PriceDisplay;
  readonly historicBest?: string;
  /** Percent saved, such as "-20%"; absent when nothing is. */
  readonly saving?: string;
  readonly colors: readonly (ProductColor & { readonly url: string })[];
  readonly selectedColor: string;
  readonly sizes: readonly SizeView[];
  /** The most units that a cart may hold of a size, whatever the stock. */
  readonly maxQuantity: number;
  readonly rating: Rating;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly seo: Seo;
  /** First and last day of standard delivery in words, such as "Wed, Dec 3"; fixed by the server's clock. */
  readonly delivery: { readonly from: string; readonly to: string };
  /** For structured data: the decimal price and the currency code. */
  readonly offer: { readonly price: string; readonly currency: string; readonly inStock: boolean };
};

/** What every list shows (PLP-03 to PLP-11). Addresses of facets, chips and sorts are made by the view from this. */
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
  /** Tiles of content among the products. */
  readonly promos?: readonly PromoTile[];
};

export type CategoryPage = {
  readonly listing: ListingView;
  readonly categoryId: string;
  readonly seo: Seo;
  /** A line of content above the list. */
  readonly intro?: string;
  /** The path of the category under its own name; its addresses under other names point to it (RTE-05, SEO-05). */
  readonly path?: string;
};
export type SearchPage = { readonly listing: ListingView; readonly term: string; readonly suggestedTerm?: string };
