import { sql } from 'kysely';
import { MAX_SUGGESTED_PRODUCTS } from '#core/search/suggestions.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { CategoryLink } from '../catalog/category-path.ts';
import { textQueryTable, tilesOfPage, type TileRecord } from '../catalog/listing-records.ts';

export type SuggestionRecord = {
  readonly tiles: readonly TileRecord[];
  /** Product types of the results, most frequent first. */
  readonly kinds: readonly string[];
  /** Known words that start with the last entered word, most used first. */
  readonly words: readonly string[];
  /** Categories with products that are in the menu of the site; others are labels without a page of their own. */
  readonly categories: readonly CategoryLink[];
};

/** Number of results that are counted by product type. */
const MAX_STYLES_FOR_KINDS = 200;

/** Suggestions for an incomplete query, in one query (API-086). */
export const readSuggestions = async (
  db: Queries,
  site: CommerceSite,
  { query, words }: { readonly query: string; readonly words: readonly string[] },
): Promise<SuggestionRecord> => {
  const { siteId, locale } = site;
  const result = await sql<{ suggestions: SuggestionRecord }>`
    with found as materialized (
      select row_number() over (order by names @@ query desc, position, style_id) as place, style_id
      from (${textQueryTable(site, query)}) asked join listing_index on words @@ query_of_site where numnode(query) > 0
      order by place limit ${sql.lit(MAX_STYLES_FOR_KINDS)}),
    page as (select place, style_id from found where place <= ${sql.lit(MAX_SUGGESTED_PRODUCTS)}),
    tiles as (${tilesOfPage(site)}),
    kinds as (
      select type_label, count(*) as styles, min(place) as place from found join style_text using (style_id)
        where locale = ${locale} group by type_label),
    menu as (
      select url #>> '{}' as url from content_document, jsonb_path_query(body, '$.**.url') as url
        where site_id = ${siteId} and kind = 'menu'),
    words as (
      select label, uses from search_word where locale = ${locale} and starts_with(word, ${words.at(-1) ?? ''})
        order by uses desc, word limit 10)
    select json_build_object(
      'tiles', (select coalesce(json_agg(tiles order by place), '[]') from tiles),
      'kinds', (select coalesce(json_agg(type_label order by styles desc, place), '[]') from kinds),
      'words', (select coalesce(json_agg(label order by uses desc), '[]') from words),
      'categories', (select coalesce(json_agg(json_build_object('categoryId', category_id, 'slug', slug,
        'title', title->>${locale}) order by position), '[]')
        from category where exists (select from category_listing shown
          where shown.site_id = ${siteId} and shown.category_id = category.category_id)
          and '/c/' || slug || '-' || category_id in (select url from menu))) as suggestions`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('A query that always gives a row gave none');
  return row.suggestions;
};
