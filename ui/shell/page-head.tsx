import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withoutTrailingSlashes } from '#core/site/route-address.ts';
import { useStorefront } from '#ui/kernel/storefront-context.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description?: string;
  /** Not for search engines: cart, checkout, order pages, search (SEO-06). */
  readonly noIndex?: boolean;
};

/** Title and metadata of a page; React puts them into the head. The canonical address has no query (SEO-05). */
export const PageHead = ({ title, description, noIndex = false }: PageHeadProps): ReactNode => {
  const { site, sites, publicUrl } = useStorefront();
  const { pathname } = useLocation();
  const path = withoutTrailingSlashes(pathname);
  const inLocale = (locale: string): string => `${publicUrl}/${locale}${path.slice(site.locale.length + 1)}`;
  return (
    <>
      <title>{title.includes(site.brandName) ? title : `${title} | ${site.brandName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={inLocale(site.locale)} />
          {sites.map(({ locale, language }) => (
            <link key={locale} rel="alternate" hrefLang={language} href={inLocale(locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={inLocale(sites[0]?.locale ?? site.locale)} />
        </>
      )}
    </>
  );
};
