import type { Generated } from 'kysely';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

/** A short text in every locale. */
export type LocalText = { readonly [locale in LocaleName]: string };

/** A picture without its description, which depends on the language. */
export type StoredPicture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

/** A part of goods that are made to order; prices by currency, in minor units, are what it adds to one unit. */
export type StoredCustomPart = { readonly id: string; readonly label: LocalText } & (
  | { readonly kind: 'choice'; readonly choices: readonly StoredCustomChoice[] }
  | { readonly kind: 'text'; readonly maxLength: number; readonly prices: CustomPrices }
);
type StoredCustomChoice = {
  readonly id: string;
  readonly label: LocalText;
  readonly prices: CustomPrices;
  readonly color?: string;
};
type CustomPrices = { readonly [currency: string]: number };

/** Catalog. Amounts are in minor units; jsonb columns are written as JSON text. */
export type CatalogTables = {
  category: {
    categoryId: string;
    slug: string;
    parentId: string | null;
    position: number;
    title: LocalText;
    description: LocalText;
  };
  style: {
    styleId: string;
    brand: string;
    productType: string;
    defaultColor: string;
    /** Position in the recommended order, from 0. */
    position: number;
    launchedAt: Date;
    /** Average rating times ten. */
    ratingTenths: number;
    ratingCount: number;
    badge: string | null;
    isDigital: Generated<boolean>;
    isCustoms: Generated<boolean>;
    /** Null for goods that are made without choices. */
    customParts: Generated<readonly StoredCustomPart[] | null>;
    isGiftCard: Generated<boolean>;
    /** Largest number of units of each of its skus in a cart, if it is below that of all goods. */
    unitLimit: Generated<number | null>;
  };
  styleCategory: { styleId: string; categoryId: string };
  styleText: {
    styleId: string;
    locale: string;
    /** Text search configuration of the indexed texts (SRCH-04). */
    searchLanguage: string;
    name: string;
    typeLabel: string;
    description: string;
    features: readonly string[];
    materials: string | null;
    care: string | null;
    /** Normalized for searching. */
    searchName: string;
    searchWords: string;
  };
  /** Known words for corrections and suggestions, with their display form. */
  searchWord: { locale: string; word: string; label: string; uses: number };
  product: {
    productId: string;
    styleId: string;
    color: string;
    position: number;
    colorName: LocalText;
    colorFamily: string;
    swatch: string;
    pictures: readonly StoredPicture[];
  };
  /** Sizes in display order; labels of shoe sizes differ by country. */
  size: { sizeCode: string; position: number; label: LocalText };
  variant: { sku: string; productId: string; upc: string; sizeCode: string };
  price: { sku: string; siteId: string; current: number; original: number | null; historicBest: number | null };
  /** Used by the materialized views `listed_style`, `listing_index` and `tile`; `number` is in front of search terms. */
  site: { siteId: string; locale: string; number: Generated<number> };
  /** Digest of the last seeding, which skips equal data. */
  seeding: { name: string; digest: string };
};
