import type { Migration } from '#adapters/database/migrate.ts';

/** Catalog, prices, stock and content. */
export const catalog: Migration = {
  name: '0001-catalog',
  statements: [
    `create extension if not exists pg_trgm`,
    `create table category (
      category_id text primary key check (category_id ~ '^[0-9]{4,10}$'), slug text not null, position int not null,
      title jsonb not null, description jsonb not null)`,
    `create table style (
      style_id text primary key check (style_id ~ '^[A-Z0-9]{8}$'), brand text not null, product_type text not null,
      default_color text not null,
      position int not null, launched_at timestamptz not null,
      rating_tenths int not null check (rating_tenths between 0 and 50),
      rating_count int not null check (rating_count >= 0), badge text, is_digital boolean not null default false,
      is_customs boolean not null default false)`,
    `create table style_category (
      category_id text not null references category, style_id text not null references style on delete cascade,
      primary key (category_id, style_id))`,
    `create index style_category_by_style on style_category (style_id)`,
    // A match by name ranks above one by product type, and that above one by description. The language is a constant in
    // each branch, which keeps the column immutable.
    `create table style_text (
      style_id text not null references style on delete cascade, locale text not null,
      language text not null check (language in ('en', 'fr')),
      name text not null, type_label text not null, description text not null, features jsonb not null,
      materials text, care text,
      search_name text not null, search_words text not null,
      search tsvector not null generated always as (
        setweight(to_tsvector(case language when 'fr' then 'french'::regconfig
          else 'english'::regconfig end, search_name), 'A') ||
        setweight(to_tsvector(case language when 'fr' then 'french'::regconfig
          else 'english'::regconfig end, search_words), 'C')) stored,
      primary key (style_id, locale))`,
    `create index style_text_search on style_text using gin (search)`,
    `create table search_word (locale text not null, word text not null, label text not null, uses int not null,
      primary key (locale, word))`,
    `create index search_word_alike on search_word using gin (word gin_trgm_ops)`,
    `create table product (
      product_id text primary key, style_id text not null references style on delete cascade, color text not null,
      position int not null,
      color_name jsonb not null, color_family text not null, swatch text not null check (swatch ~ '^#[0-9a-f]{6}$'),
      pictures jsonb not null,
      unique (style_id, color), check (product_id = style_id || color))`,
    `create table size (size_code text primary key, position int not null, label jsonb not null)`,
    `create table variant (
      sku text primary key, product_id text not null references product on delete cascade, upc text not null unique,
      size_code text not null references size, unique (product_id, size_code))`,
    `create table price (
      sku text not null references variant on delete cascade, site_id text not null,
      current bigint not null check (current >= 0),
      original bigint check (original >= current), historic_best bigint check (historic_best >= 0),
      primary key (sku, site_id))`,
    `create table stock (
      sku text primary key references variant on delete cascade, on_hand int not null check (on_hand >= 0),
      reserved int not null default 0,
      constraint stock_not_oversold check (on_hand >= reserved and reserved >= 0))`,
    `create materialized view shelf as
      select price.site_id, style.style_id, style.product_type, style.position, style.launched_at,
        style.rating_tenths, style.rating_count,
        min(price.current) as low_current, max(price.current) as high_current,
        case when count(price.original) > 0 then min(coalesce(price.original, price.current)) end as low_original,
        case when count(price.original) > 0 then max(coalesce(price.original, price.current)) end as high_original,
        min(price.historic_best) as historic_best,
        array_agg(distinct product.color_family) as color_families, array_agg(distinct variant.size_code) as size_codes
      from style join product using (style_id) join variant using (product_id) join price using (sku)
      group by price.site_id, style.style_id`,
    `create unique index shelf_key on shelf (site_id, style_id)`,
    `create table content_document (
      site_id text not null, kind text not null check (kind in ('page', 'menu', 'footer')), name text not null,
      body jsonb not null,
      primary key (site_id, kind, name))`,
    `create table seeding (name text primary key, digest text not null)`,
  ],
};
