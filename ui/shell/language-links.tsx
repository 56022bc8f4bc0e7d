import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pathOnSite } from '#core/site/path-on-site.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import styles from './footer.module.css';

/** Links to the same page on other sites, by document load; each language is named in its own language. */
export const LanguageLinks = (): ReactNode => {
  const t = useTranslations('shell');
  const { site, sites } = useStorefront();
  const { pathname } = useLocation();
  const rest = pathname.slice(site.locale.length + 1);
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {sites.map(({ locale, language, languageName, country }) => (
          <li key={locale}>
            <a
              href={`/${locale}${pathOnSite(rest, site, { country })}`}
              lang={language}
              hrefLang={language}
              aria-current={locale === site.locale ? 'true' : undefined}
            >
              {languageName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
