import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { Alternatives, Popular } from '#ui/features/recommendations/alternatives.tsx';
import { withoutHeading } from '#ui/blocks/without-heading.ts';
import section from '#ui/features/page/section.module.css';
import { SearchField } from '#ui/features/search/search-field.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './error-page.module.css';

/** Loaded lazily, since few shoppers see this page and no product or list page needs it. */
const BlockList = lazy(async () => ({ default: (await import('#ui/blocks/block-list.tsx')).BlockList }));

/** Removes the heading of the content, because the page has its own. */
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
 * The page for an unknown address: managed content if there is any, a search, and links to continue (PDP-22, RTE-45).
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
