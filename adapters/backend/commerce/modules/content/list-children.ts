import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { pageNames } from '#core/content/page.ts';
import { MOST_CHILDREN, type ChildPagesWire } from '#adapters/contract/wire/content.codec.ts';
import { SeoWire } from '#adapters/contract/wire/product.codec.ts';
import { listPreviewed, type PreviewTime } from './content-records.ts';

type Page = { readonly name: string; readonly body: unknown };

const HeadWire = t.type({ seo: SeoWire });

/** The page that all pages of the first level are below. Those that the shop itself shows at their place are not. */
const HOME = 'home';
const shownByShop: readonly string[] = pageNames;

/** The beginning of the names of pages below a page. */
const above = (parent: string): string => (parent === HOME ? '' : `${parent}/`);

const isChildOf = (parent: string, name: string): boolean => {
  const rest = name.slice(above(parent).length);
  const isOneLevel = name.startsWith(above(parent)) && rest !== '' && !rest.includes('/');
  return isOneLevel && (parent !== HOME || (name !== HOME && !shownByShop.includes(name)));
};

/**
 * The pages one level below a page of a site, by title (API-116). With `preview` those that editors have not published
 * yet, too. A page without a readable title is left out.
 */
export const listChildren = async (
  db: Queries,
  {
    site: { siteId, language },
    parent,
    preview,
  }: {
    readonly site: Pick<CommerceSite, 'siteId' | 'language'>;
    readonly parent: string;
    readonly preview?: PreviewTime;
  },
): Promise<ChildPagesWire> => {
  const published = await db
    .selectFrom('contentDocument')
    .select(['name', 'body'])
    .where('siteId', '=', siteId)
    .where('kind', '=', 'page')
    .where(
      sql<boolean>`starts_with(name, ${above(parent)}) and strpos(substr(name, ${above(parent).length + 1}), '/') = 0`,
    )
    .execute();
  const previewed = preview === undefined ? [] : await listPreviewed(db, siteId, ['page'], preview.at);
  const pages = new Map<string, Page>([...published, ...previewed].map((page) => [page.name, page]));
  const items = [...pages.values()]
    .filter(({ name }) => isChildOf(parent, name))
    .flatMap(({ name, body }) => {
      const head = HeadWire.decode(body);
      return E.isRight(head) && head.right.seo.title !== ''
        ? [{ url: `/${name}`, title: head.right.seo.title, description: head.right.seo.description }]
        : [];
    });
  const byTitle = new Intl.Collator(language);
  return { items: items.toSorted((one, other) => byTitle.compare(one.title, other.title)).slice(0, MOST_CHILDREN) };
};
