import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { alternates, canonicalAddress, isIndexable } from '#core/site/indexing.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description?: string;
  /** Not for search engines although its address is: an error, or the results of a form (SEO-06). */
  readonly noIndex?: boolean;
  /** Which part of a long page is shown, such as `start=24`. It must be what server and browser both know. */
  readonly part?: string;
  /** The primary path of the page where it has several; else that of the address. */
  readonly path?: string;
};

/**
 * Title and metadata of a page; React puts them into the head. Search engines learn its canonical address and those in
 * the other languages (SEO-05).
 */
export const PageHead = ({ title, description, noIndex = false, part = '', path }: PageHeadProps): ReactNode => {
  const { site, sites, publicUrl } = useStorefront();
  const { pathname } = useLocation();
  const address = `${path ?? pathname}?${part}`;
  return (
    <>
      <title>{title.includes(site.brandName) ? title : `${title} | ${site.brandName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex || !isIndexable(pathname, false) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + canonicalAddress(address)} />
          {alternates(address, sites).map(({ language, path }) => (
            <link key={language} rel="alternate" hrefLang={language} href={publicUrl + path} />
          ))}
        </>
      )}
    </>
  );
};
