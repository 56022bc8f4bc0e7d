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

/**
 * Categories, styles, colours, variants and prices. Amounts are minor units; a column of kind jsonb is written
 * as JSON text.
 */
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
    /** Place in the recommended order, the first is 0. */
    position: number;
    launchedAt: Date;
    /** Average rating times ten. */
    ratingTenths: number;
    ratingCount: number;
    badge: string | null;
    isDigital: Generated<boolean>;
    isCustoms: Generated<boolean>;
  };
  styleCategory: { styleId: string; categoryId: string };
  styleText: {
    styleId: string;
    locale: string;
    /** The text search configuration that its words are indexed with (SRCH-04). */
    searchLanguage: string;
    name: string;
    typeLabel: string;
    description: string;
    features: readonly string[];
    materials: string | null;
    care: string | null;
    /** The same words without accents, for searching. */
    searchName: string;
    searchWords: string;
  };
  /** Words that searches may mean, with the form in which they are suggested. */
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
  /** Sizes in the order in which they are offered; a shoe size is called differently in each country. */
  size: { sizeCode: string; position: number; label: LocalText };
  variant: { sku: string; productId: string; upc: string; sizeCode: string };
  price: { sku: string; siteId: string; current: number; original: number | null; historicBest: number | null };
  /**
   * In which language a site is written. The materialized views of lists are made from it: `listed_style`,
   * `listing_index` and `tile`.
   */
  site: { siteId: string; locale: string };
  /** What was seeded last, so that the same is not written twice. */
  seeding: { name: string; digest: string };
};
