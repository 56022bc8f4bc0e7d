import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { Alternatives, Popular } from '#ui/features/recommendations/alternatives.tsx';
import { withoutHeading } from '#ui/blocks/without-heading.ts';
import section from '#ui/features/page/section.module.css';
import { SearchField } from '#ui/features/search/search-field.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './error-page.module.css';

/** What is in no list and on no product's page is not fetched for the page that few ever see. */
const BlockList = lazy(async () => ({ default: (await import('#ui/blocks/block-list.tsx')).BlockList }));

/** The heading of the page says that there is none; what content says about it goes on without a heading of its own. */
const withoutOpening = ([first, ...rest]: ContentPageView['sections']): ContentPageView['sections'] =>
  first === undefined
    ? rest
    : [
        {
          ...first,
          blocks: first.blocks.map((block, index) => (index === 0 ? withoutHeading(block, () => true) : block)),
        },
        ...rest,
      ];

/**
 * Nothing lives here: what content says about it where it says something, a search, and the ways into the shop (PDP-22,
 * RTE-45).
 */
export const NotFoundPage = ({ content }: { readonly content?: ContentPageView | undefined }): ReactNode => {
  const t = useTranslations('errors');
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t('notFoundTitle')} noIndex />
      <div className={styles.page}>
        <h1>{t('notFoundTitle')}</h1>
        {content === undefined && <p>{t('notFoundText')}</p>}
        <Alternatives>
          <SearchField />
        </Alternatives>
      </div>
      {content !== undefined && (
        <Suspense fallback={null}>
          <BlockList sections={withoutOpening(content.sections)} />
        </Suspense>
      )}
      <div className={section.section}>
        <Popular widget="not-found" />
      </div>
    </main>
  );
};
