import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { RecentSearchesPresenter } from './recent-searches.presenter.ts';
import styles from './recent-searches.module.css';

/** The latest terms of this device as links. Their line is reserved, so that nothing moves when they appear. */
export const RecentSearchesView = observer((): ReactNode => {
  const t = useTranslations('catalog');
  const { pathname } = useLocation();
  const presenter = usePresenter(({ tasks }) => new RecentSearchesPresenter(tasks));
  return (
    <div className={styles.place}>
      {presenter.terms.length > 0 && (
        <nav className={styles.recent} aria-label={t('recentSearches')}>
          <p className={styles.title}>{t('recentSearches')}</p>
          <ul className={styles.terms}>
            {presenter.terms.map((term) => (
              <li key={term}>
                <Link className={styles.term} to={`${pathname}?q=${encodeURIComponent(term)}`}>
                  <Icon name="search" size={14} />
                  <span className={styles.word}>{term}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});
