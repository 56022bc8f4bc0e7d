import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageElsewhere } from '#core/content/page.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Alternatives, Popular } from '#ui/features/recommendations/alternatives.tsx';
import { withoutHeading } from '#ui/blocks/without-heading.ts';
import section from '#ui/features/page/section.module.css';
import slot from '#ui/slots/content-slot.module.css';
import { SearchField } from '#ui/features/search/search-field.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
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

/** Links to the page on the sites that have it, by document load; each is in the language of its site. */
const Elsewhere = ({ found }: { readonly found: readonly PageElsewhere[] }): ReactNode => {
  const t = useTranslations('errors');
  const { site, sites } = useStorefront();
  const { pathname } = useLocation();
  const rest = pathname.slice(site.locale.length + 1);
  return (
    <>
      <p>{t('elsewhere')}</p>
      <ul className={styles.ways}>
        {found.map(({ locale, title }) => {
          const choice = sites.find((one) => one.locale === locale);
          return (
            <li key={locale}>
              <a
                className={buttonClass({ variant: 'secondary' })}
                href={`/${locale}${rest}`}
                lang={choice?.language}
                hrefLang={choice?.language}
              >
                {title} ({choice?.languageName})
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
};

type NotFoundPageProps = {
  readonly content?: ContentPageView | undefined;
  readonly elsewhere?: readonly PageElsewhere[] | undefined;
};

/**
 * The page for an unknown address: the page on another site if it exists there, managed content if there is any, a
 * search, and links to continue (PDP-22, RTE-45).
 */
export const NotFoundPage = ({ content, elsewhere = [] }: NotFoundPageProps): ReactNode => {
  const t = useTranslations('errors');
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t('notFoundTitle')} noIndex />
      <div className={styles.page}>
        <h1>{t('notFoundTitle')}</h1>
        {elsewhere.length > 0 && <Elsewhere found={elsewhere} />}
        {content === undefined ? (
          <p>{t('notFoundText')}</p>
        ) : (
          <div className={slot.inline}>
            <Suspense fallback={null}>
              <BlockList sections={withoutOpening(content.sections)} />
            </Suspense>
          </div>
        )}
        <Alternatives>
          <SearchField />
        </Alternatives>
      </div>
      <div className={section.section}>
        <Popular widget="not-found" />
      </div>
    </main>
  );
};
