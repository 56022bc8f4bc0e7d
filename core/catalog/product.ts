import type { Customization } from './customization.ts';
import type { PriceRange } from '../pricing/price-range.ts';
import type { ProductId, Sku, StyleId } from '../kernel/identifiers.ts';

/** A picture with its size and dominant color, which reserve its space. `name` is an id of the image service. */
export type Picture = {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Dominant color, `#rrggbb`. */
  readonly color: string;
};

export type ProductColor = {
  readonly code: string;
  readonly name: string;
  readonly productId: ProductId;
  readonly swatch: string;
  readonly picture?: Picture;
};

type Variant = { readonly sku: Sku; readonly upc: string; readonly size: string; readonly price: PriceRange };

export type Rating = { readonly score: number; readonly count: number };

export type Breadcrumb = { readonly label: string; readonly url?: string };

export type Seo = { readonly title: string; readonly description: string };

/** A style in one color (ENT-44). */
export type Product = {
  readonly id: ProductId;
  readonly styleId: StyleId;
  readonly masterId: string;
  readonly name: string;
  readonly brand: string;
  readonly productType: string;
  /** The kind of product as text, such as "Trail running shoe". */
  readonly typeLabel: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials?: string;
  readonly care?: string;
  /** Whether there is a size chart for this type of product (PDP-10). */
  readonly hasSizeChart?: boolean;
  /** Maximum units of a variant in a cart. */
  readonly maxQuantity?: number;
  readonly price: PriceRange;
  readonly pictures: readonly Picture[];
  readonly variants: readonly Variant[];
  readonly colors: readonly ProductColor[];
  readonly defaultColor: string;
  readonly rating: Rating;
  readonly isCustoms: boolean;
  readonly isDigital: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly seo: Seo;
  /** Of goods that are made to order. */
  readonly customization?: Customization;
  /** Coming public holidays of the site, such as 2026-11-26. */
  readonly holidays?: readonly string[];
};

/** A style in a list (ENT-45). */
export type ProductTile = {
  readonly id: ProductId;
  readonly name: string;
  readonly typeLabel: string;
  readonly picture: Picture;
  readonly hoverPicture?: Picture;
  readonly price: PriceRange;
  readonly rating: Rating;
  readonly colors: readonly ProductColor[];
  readonly badge?: string;
  readonly url: string;
};
