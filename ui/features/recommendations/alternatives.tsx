import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Widget } from '#core/content/placements.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { localizePath } from '#core/site/route-address.ts';
import rows from '#ui/features/recommendations/recommendations.module.css';
import { buttonClass } from '#ui/design/button-class.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import styles from './alternatives.module.css';

const RowView = lazyView(() => import('#ui/features/recommendations/recommendation-row.tsx'));

/** Popular products for an empty or missing page. */
export const Popular = ({ widget }: { readonly widget: Widget }): ReactNode => (
  <div className={rows.rows}>
    <RowView
      fallback={<div className={rows.row} />}
      render={({ RecommendationRow }) => <RecommendationRow widgetId={widget} />}
    />
  </div>
);

type EmptyStateProps = { readonly title?: string; readonly text?: string; readonly children?: ReactNode };

/** The message of an empty page, and links to continue. */
export const EmptyState = ({ title, text, children }: EmptyStateProps): ReactNode => (
  <section className={styles.box}>
    {title !== undefined && <h2>{title}</h2>}
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </section>
);

type AlternativesProps = EmptyStateProps & {
  /** Widget name under which popular products are requested; without it none are shown. */
  readonly widget?: Widget;
};

/** Links for an empty page, so that it is no dead end (ux 85). The menu comes with the data of the site layout. */
export const Alternatives = ({ children, widget, ...message }: AlternativesProps): ReactNode => {
  const t = useTranslations('catalog');
  const { locale } = useSite();
  const menu = useRouteLoaderData<Navigation>('site')?.menu ?? [];
  return (
    <EmptyState {...message}>
      {children}
      {menu.length > 0 && (
        <nav aria-label={t('browse')} className={styles.ways}>
          <p className={styles.text}>{t('browse')}</p>
          <ul className={styles.links}>
            {menu.map((entry) => (
              <li key={entry.id}>
                <Link
                  className={buttonClass({ variant: 'secondary', compact: true })}
                  to={localizePath(entry.url, locale)}
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
