import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ArticleFacet, ArticleQuery } from '#core/content/article.ts';

/**
 * The article of a page as clients receive it: with the page's id and address. A page that is none has no `article`, or
 * one that the codec refuses.
 */
export const articleOf = (article: unknown, page: { readonly id: unknown; readonly name: string }): object => ({
  ...Object(article),
  id: page.id,
  url: `/${page.name}`,
});

const hasArticle = (body: unknown): body is { readonly id: unknown; readonly article: unknown } =>
  typeof body === 'object' && body !== null && 'id' in body && 'article' in body;

/** The body of a page with its article as clients receive it. */
export const withArticle = (body: unknown, name: string): unknown =>
  hasArticle(body) ? { ...body, article: articleOf(body.article, { id: body.id, name }) } : body;

/** Articles are pages with an `article`: `{ title, subtitle?, picture?, eyebrow?, date?, hidePageDate, tags }`. */
const articlesOf = (db: Queries, siteId: string) =>
  db
    .selectFrom('contentDocument')
    .where('siteId', '=', siteId)
    .where('kind', '=', 'page')
    .where(sql<boolean>`body->'article' is not null`);

const withTag = (tagId: string) => sql<boolean>`body->'article'->'tags' @> ${JSON.stringify([{ id: tagId }])}::jsonb`;

const selected = (db: Queries, siteId: string, { tagId, exclude }: Pick<ArticleQuery, 'tagId' | 'exclude'>) => {
  const all = articlesOf(db, siteId);
  const tagged = tagId === undefined ? all : all.where(withTag(tagId));
  return exclude === undefined ? tagged : tagged.where(sql<string>`body->>'id'`, '!=', exclude);
};

/** Whether an article has the first tag of the article that is left out; null if none is. */
const hasTagOf = (siteId: string, exclude = '') => sql<boolean | null>`body->'article'->'tags' @> (
  select jsonb_build_array(jsonb_build_object('id', other.body->'article'->'tags'->0->'id'))
  from content_document as other
  where other.site_id = ${siteId} and other.kind = 'page' and other.body->>'id' = ${exclude} limit 1)`;

/**
 * The articles of a site with the page's name and id, newest first. If one is left out, as in a list of related
 * articles, those with its first tag come before the others (ART-02).
 */
export const readArticles = async (
  db: Queries,
  siteId: string,
  { offset, limit, ...which }: ArticleQuery,
): Promise<readonly { readonly id: string; readonly name: string; readonly article: unknown }[]> =>
  selected(db, siteId, which)
    .select(['name', sql<string>`body->>'id'`.as('id'), sql<unknown>`body->'article'`.as('article')])
    .orderBy(hasTagOf(siteId, which.exclude), (isRelated) => isRelated.desc().nullsLast())
    .orderBy(sql`body->'article'->>'date'`, (date) => date.desc().nullsLast())
    .orderBy('name')
    .offset(offset)
    .limit(limit)
    .execute();

export const countArticles = async (
  db: Queries,
  siteId: string,
  which: Pick<ArticleQuery, 'tagId' | 'exclude'>,
): Promise<number> => {
  const row = await selected(db, siteId, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** The tags of all articles of a site, those of the most articles first. */
export const readTags = async (db: Queries, siteId: string): Promise<readonly ArticleFacet[]> => {
  const { rows } = await sql<ArticleFacet>`
    select tag->>'id' as id, min(tag->>'label') as label
    from content_document, jsonb_array_elements(body->'article'->'tags') as tag
    where site_id = ${siteId} and kind = 'page' and jsonb_typeof(body->'article'->'tags') = 'array'
    group by tag->>'id' order by count(*) desc, min(tag->>'label')`.execute(db);
  return rows;
};
