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
 * Categories, styles, colours, variants, prices and stock. Amounts are minor units; a column of kind jsonb is written
 * as JSON text.
 */
export type CatalogTables = {
  category: {
    category_id: string;
    slug: string;
    parent_id: string | null;
    position: number;
    title: LocalText;
    description: LocalText;
  };
  style: {
    style_id: string;
    brand: string;
    product_type: string;
    default_color: string;
    /** Place in the recommended order, the first is 0. */
    position: number;
    launched_at: Date;
    /** Average rating times ten. */
    rating_tenths: number;
    rating_count: number;
    badge: string | null;
    is_digital: Generated<boolean>;
    is_customs: Generated<boolean>;
  };
  style_category: { style_id: string; category_id: string };
  style_text: {
    style_id: string;
    locale: string;
    /** The text search configuration that its words are indexed with (SRCH-04). */
    search_language: string;
    name: string;
    type_label: string;
    description: string;
    features: readonly string[];
    materials: string | null;
    care: string | null;
    /** The same words without accents, for searching. */
    search_name: string;
    search_words: string;
  };
  /** Words that searches may mean, with the form in which they are suggested. */
  search_word: { locale: string; word: string; label: string; uses: number };
  product: {
    product_id: string;
    style_id: string;
    color: string;
    position: number;
    color_name: LocalText;
    color_family: string;
    swatch: string;
    pictures: readonly StoredPicture[];
  };
  /** Sizes in the order in which they are offered; a shoe size is called differently in each country. */
  size: { size_code: string; position: number; label: LocalText };
  variant: { sku: string; product_id: string; upc: string; size_code: string };
  price: { sku: string; site_id: string; current: number; original: number | null; historic_best: number | null };
  /** One row for each sku. `reserved` units are held by orders under way; what is for sale is on_hand - reserved. */
  stock: { sku: string; on_hand: number; reserved: Generated<number> };
  /**
   * In which language a site is written. Lists are made from it: `shelf` and the other materialised views of
   * 0005-shelf, which only the lists and the suggestions read.
   */
  site: { site_id: string; locale: string };
  /** What was seeded last, so that the same is not written twice. */
  seeding: { name: string; digest: string };
};
