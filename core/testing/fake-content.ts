import * as Effect from 'effect/Effect';
import type { Article } from '../content/article.ts';
import type { Block } from '../content/blocks/codecs.ts';
import type { ContentPage } from '../content/page.ts';
import type { PopUp } from '../content/popup.ts';
import type { CategoryDocument, ContentGateway } from '../content/ports/content-gateway.ts';
import { docTypeOf } from '../content/showcase.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Content that tests add. The page `home`, which contains products of a category, exists from the start. */
export type FakeContent = ContentGateway & {
  readonly putCategory: (categoryId: string, content: CategoryDocument) => void;
  /** Adds an article and its page; its tags have their label as id. */
  readonly putArticle: (article: Article) => void;
  readonly putSections: (slug: string, sections: ContentPage['sections']) => void;
  /** Adds a page that lists its child pages. */
  readonly putHub: (slug: string) => void;
  readonly putPopUps: (popUps: readonly PopUp[]) => void;
  readonly put: (slug: string, blocks: readonly Block[]) => void;
  /** Adds a page to another site; `home` exists there from the start. */
  readonly putElsewhere: (siteId: string, slug: string) => void;
};

const pageOf = (slug: string, blocks: readonly Block[]): ContentPage => ({
  id: slug,
  name: slug,
  sections: [{ id: 'main', blocks }],
  seo: { title: slug, description: '' },
});

const parentOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf('/'), 0));

export const inlineCatalog: Block = {
  _tag: 'inline-catalog',
  id: 'new-in',
  title: 'New in',
  categoryId: '1000',
  limit: 8,
  layout: 'grid',
};

export const makeFakeContent = (faults: FakeFaults): FakeContent => {
  const pages = new Map([
    ['home', pageOf('home', [inlineCatalog])],
    ['error-4xx', pageOf('error-4xx', [])],
  ]);
  const elsewhere = new Map<string, ReadonlySet<string>>();
  const articles: Article[] = [];
  let popUps: readonly PopUp[] = [];
  const categories = new Map<string, CategoryDocument>();
  const page = (operation: string) => (slug: string) =>
    faults.meet(operation).pipe(
      Effect.andThen(
        Effect.suspend(() => {
          const found = pages.get(slug);
          return found === undefined ? Effect.fail(apiRefusal('API404', 404)) : Effect.succeed(found);
        }),
      ),
    );
  return {
    put: (slug, blocks) => {
      pages.set(slug, pageOf(slug, blocks));
    },
    putSections: (slug, sections) => {
      pages.set(slug, { ...pageOf(slug, []), sections });
    },
    putHub: (slug) => {
      pages.set(slug, { ...pageOf(slug, []), listsChildren: true });
    },
    putPopUps: (put) => {
      popUps = put;
    },
    popUps: faults.meet('popUps').pipe(Effect.andThen(Effect.sync(() => popUps))),
    putCategory: (categoryId, content) => {
      categories.set(categoryId, content);
    },
    category: (categoryId) =>
      faults.meet('category').pipe(Effect.map(() => categories.get(categoryId) ?? { promos: [] })),
    product: (productId) => Effect.succeed(pages.get(`product/${productId}`)?.sections ?? []),
    putElsewhere: (siteId, slug) => {
      elsewhere.set(siteId, new Set([...(elsewhere.get(siteId) ?? []), slug]));
    },
    page: (slug, siteId) =>
      siteId === undefined
        ? page('page')(slug)
        : faults
            .meet('pageElsewhere')
            .pipe(
              Effect.andThen(
                Effect.suspend(() =>
                  slug === 'home' || elsewhere.get(siteId)?.has(slug) === true
                    ? Effect.succeed(pageOf(slug, []))
                    : Effect.fail(apiRefusal('API404', 404)),
                ),
              ),
            ),
    namedPage: page('namedPage'),
    fragment: (fragmentId) =>
      faults.meet('fragment').pipe(
        Effect.andThen(
          Effect.suspend(() => {
            const found = pages.get(`fragment/${fragmentId}`);
            return found === undefined ? Effect.fail(apiRefusal('API404', 404)) : Effect.succeed(found.sections);
          }),
        ),
      ),
    children: (slug) =>
      faults
        .meet('children')
        .pipe(
          Effect.map(() =>
            [...pages.values()].flatMap(({ name, seo }) =>
              (parentOf(name) || 'home') === slug && name !== 'home'
                ? [{ url: `/${name}`, title: seo.title, description: seo.description }]
                : [],
            ),
          ),
        ),
    showcase: ({ docType, limit }) =>
      faults.meet('showcase').pipe(
        Effect.map(() =>
          [...pages.values()]
            .flatMap(({ name, sections }) =>
              sections.flatMap(({ blocks }) => blocks.map((block) => ({ id: block.id, name: `page/${name}`, block }))),
            )
            .filter(({ block }) => docTypeOf(block._tag) === docType)
            .slice(0, limit),
        ),
      ),
    articles: ({ offset, limit, tagId, exclude }) =>
      faults.meet('articles').pipe(
        Effect.map(() => {
          const found = articles.filter(
            ({ id, tags }) => id !== exclude && (tagId === undefined || tags.some(({ label }) => label === tagId)),
          );
          const labels = [...new Set(articles.flatMap(({ tags }) => tags.map(({ label }) => label)))];
          return {
            result: found.slice(offset, offset + limit),
            facets: labels.map((label) => ({ id: label, label })),
            numFound: found.length,
          };
        }),
      ),
    putArticle: (article) => {
      articles.push(article);
      pages.set(article.url.slice(1), { ...pageOf(article.url.slice(1), []), article });
    },
    menu: faults
      .meet('menu')
      .pipe(Effect.as([{ id: 'footwear', title: 'Footwear', url: '/c/footwear-1000', children: [] }])),
    footer: faults.meet('footer').pipe(
      Effect.as({
        columns: [{ title: 'Help', links: [{ title: 'Returns', url: '/help/returns/how-to-return' }] }],
        legalLine: 'NORDKAMM',
      }),
    ),
    utility: faults.meet('utility').pipe(Effect.as({ utility: [{ title: 'Stores', url: '/store-locator' }] })),
    locations: faults.meet('locations').pipe(
      Effect.as([
        {
          name: 'North America',
          countries: [
            { code: 'US', name: 'United States', locales: ['en-us'] },
            { code: 'CA', name: 'Canada', locales: ['fr-ca'] },
          ],
        },
        { name: 'Europe', countries: [{ code: 'GB', name: 'United Kingdom', locales: ['en-gb'] }] },
      ]),
    ),
  };
};
