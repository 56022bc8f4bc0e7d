import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link, redirectDocument, useLoaderData, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { isServiceDocument, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { startsWithHero, prepareBlocks } from '#ui/blocks/page-blocks.ts';
import { withoutHeading } from '#ui/blocks/without-heading.ts';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { page, type PageLoader } from '#ui/kernel/page.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './content-page.module.css';

/** Loaded lazily, because most pages are no articles. */
const ArticleHeader = lazy(async () => ({
  default: (await import('#ui/features/articles/article-header.tsx')).ArticleHeader,
}));
const RelatedArticles = lazy(async () => ({
  default: (await import('#ui/features/articles/related-articles.tsx')).RelatedArticles,
}));

const loadContent = page(
  (shop, { url, params }) => shop.content.viewPage(params['*'] ?? '', url.search),
  prepareBlocks,
);

/** The title of a page, with the topic by which its address filters a grid of articles. */
const titleOf = ({ seo, sections }: ContentPageView): string => {
  const topics = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block._tag === 'article-grid'
        ? block.found.facets.filter(({ id }) => id === block.tagId).map(({ label }) => label)
        : [],
    ),
  );
  return [seo.title, ...topics].join(': ');
};

/**
 * The content page of an address, such as help/returns/how-to-return. Only a document has what the service writes into
 * it, so a navigation within the browser, for example Back, loads it as one.
 */
export const loader: PageLoader<ContentPageView> = Object.assign(
  (args: Parameters<PageLoader>[0]) =>
    typeof document !== 'undefined' && isServiceDocument(`/${args.params['*'] ?? ''}`)
      ? Promise.reject(redirectDocument(args.request.url))
      : loadContent(args),
  { prefetch: loadContent.prefetch },
);

/** A page of managed content. If it begins with a hero, the hero contains the page's heading. */
export const Component = (): ReactNode => {
  const content = useLoaderData<ContentPageView>();
  const t = useTranslations('design');
  const { locale } = useSite();
  const { '*': path } = useParams();
  useEffect(() => {
    if (`/${path ?? ''}` !== WITHDRAWAL_PATH) return;
    // Without it the form says what all units refund.
    void import('./withdrawal-sum.ts').then(
      ({ followWithdrawal }) => followWithdrawal(document),
      () => undefined,
    );
  }, [path]);
  return (
    <main id="main" className={styles.page} data-article={content.article !== undefined} tabIndex={-1}>
      <PageHead title={titleOf(content)} description={content.seo.description} siteIds={content.siteIds} />
      {content.article !== undefined && (
        <Suspense fallback={null}>
          <ArticleHeader article={content.article} />
        </Suspense>
      )}
      {content.article === undefined && !startsWithHero(content) && (
        <header className={styles.head}>
          <PageTrail breadcrumbs={[{ label: t('home'), url: `/${locale}` }, { label: content.seo.title }]} />
          <h1>{content.seo.title}</h1>
        </header>
      )}
      <BlockList
        sections={content.sections.map((section) => ({
          ...section,
          blocks: section.blocks.map((block) => withoutHeading(block, (text) => text === content.seo.title)),
        }))}
      />
      {content.children !== undefined && (
        <nav className={styles.children} aria-label={content.seo.title}>
          <ul>
            {content.children.map(({ url, title, description }) => (
              <li key={url}>
                <Link to={`/${locale}${url}`}>{title}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {content.article !== undefined && (
        <Suspense fallback={null}>
          <RelatedArticles articles={content.article.related} />
        </Suspense>
      )}
    </main>
  );
};
