import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Widget } from '#core/recommendations/recommendation.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { localisePath } from '#core/site/route-address.ts';
import rows from '#ui/features/recommendations/recommendations.module.css';
import { buttonClass } from '#ui/design/button-class.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import styles from './alternatives.module.css';

const RowView = lazyView(() => import('#ui/features/recommendations/recommendation-row.tsx'));

/** What is popular, where there is nothing else to look at. */
export const Popular = ({ widget }: { readonly widget: Widget }): ReactNode => (
  <div className={rows.rows}>
    <RowView
      fallback={<div className={rows.row} />}
      draw={({ RecommendationRow }) => <RecommendationRow widgetId={widget} />}
    />
  </div>
);

type EmptyStateProps = { readonly title?: string; readonly text?: string; readonly children?: ReactNode };

/** What a place without content says, and what to do next. */
export const EmptyState = ({ title, text, children }: EmptyStateProps): ReactNode => (
  <section className={styles.box}>
    {title !== undefined && <h2>{title}</h2>}
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </section>
);

type AlternativesProps = EmptyStateProps & {
  /** What is popular follows, asked for in this name. */
  readonly widget?: Widget;
};

/**
 * Where to go from a place that has nothing: an empty state is never a dead end (ux 85). The menu is read with the
 * frame of the shop.
 */
export const Alternatives = ({ children, widget, ...words }: AlternativesProps): ReactNode => {
  const t = useTranslations('catalog');
  const { locale } = useSite();
  const menu = useRouteLoaderData<Navigation>('site')?.menu ?? [];
  return (
    <EmptyState {...words}>
      {children}
      {menu.length > 0 && (
        <nav aria-label={t('browse')} className={styles.ways}>
          <p className={styles.text}>{t('browse')}</p>
          <ul className={styles.links}>
            {menu.map((entry) => (
              <li key={entry.id}>
                <Link
                  className={buttonClass({ variant: 'secondary', compact: true })}
                  to={localisePath(entry.url, locale)}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {widget !== undefined && <Popular widget={widget} />}
    </EmptyState>
  );
};
