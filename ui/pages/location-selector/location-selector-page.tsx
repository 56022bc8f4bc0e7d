import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SiteChoice } from '#ui/kernel/page-data.ts';
import { page } from '#ui/kernel/page.ts';
import { rememberLocale } from '#ui/kernel/chosen-locale.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './location-selector-page.module.css';

/** Stores the choice, and opens the page from which an address with an unknown locale led here (RTE-03). */
const choose = (link: HTMLAnchorElement, locale: string): void => {
  rememberLocale(locale);
  const to = new URLSearchParams(window.location.search).get('to');
  if (to !== null && /^\/[^/\\]/.test(to)) link.href = `/${locale}${to}`;
};

export const loader = page((shop) => shop.content.viewLocations);

/** Links to sites, each named in its own language. */
const SiteLinks = ({ of }: { readonly of: readonly SiteChoice[] }): ReactNode => (
  <ul className={styles.sites}>
    {of.map(({ locale, language, languageName }) => (
      <li key={locale}>
        <a
          className={styles.site}
          href={`/${locale}`}
          lang={language}
          hrefLang={language}
          onClick={({ currentTarget }) => choose(currentTarget, locale)}
        >
          {languageName}
        </a>
      </li>
    ))}
  </ul>
);

/**
 * The countries of the shop by region, with the languages of each. A choice is stored and opens that site (RTE-42).
 * Without regions all sites are in one list.
 */
export const Component = (): ReactNode => {
  const t = useTranslations('shell');
  const { sites } = useStorefront();
  const regions = useLoaderData<typeof loader>();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={t('language')} noIndex />
      <h1>{t('language')}</h1>
      {regions.length === 0 && <SiteLinks of={sites} />}
      {regions.map(({ name, countries }) => (
        <section key={name}>
          <h2>{name}</h2>
          {countries.map(({ code, name: country, locales }) => (
            <section key={code}>
              <h3 className={styles.country}>{country}</h3>
              <SiteLinks of={sites.filter(({ locale }) => locales.includes(locale))} />
            </section>
          ))}
        </section>
      ))}
    </main>
  );
};
