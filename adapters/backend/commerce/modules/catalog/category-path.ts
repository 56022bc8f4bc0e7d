import { sql, type RawBuilder } from 'kysely';

/** A category for links. */
export type CategoryLink = { readonly categoryId: string; readonly slug: string; readonly title: string };

/** SQL for the path of a category: its ancestors from the root, then itself. */
export const categoryPath = (isMeant: RawBuilder<unknown>, locale: string): RawBuilder<unknown> => sql`
  with recursive line as (
    select category_id, slug, title, parent_id, 0 as up from category where ${isMeant}
    union all select wider.category_id, wider.slug, wider.title, wider.parent_id, up + 1 from category wider
      join line on wider.category_id = line.parent_id)
  select jsonb_agg(jsonb_build_object('categoryId', category_id, 'slug', slug, 'title', title->>${locale})
    order by up desc) from line`;
