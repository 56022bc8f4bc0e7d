import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { alternates, canonicalAddress, isIndexable } from '#core/site/indexing.ts';
import { present } from '#core/kernel/present.ts';
import { useIsPreview } from '#ui/stores/use-is-preview.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { PageViews } from './page-views.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description?: string;
  /** Excludes a page from search although its address is indexable: an error, or results of a form (SEO-06). */
  readonly noIndex?: boolean;
  /** The part of a long page that is shown, such as `start=24`. Server and browser must pass the same value. */
  readonly part?: string;
  /** The primary path of a page that has several. Default: the path of the address. */
  readonly path?: string;
  /** The sites that have the page. Default: all. */
  readonly siteIds?: readonly string[] | undefined;
};

/**
 * Title and metadata of a page, which React hoists into the head: the canonical address and the alternates in other
 * languages (SEO-05).
 */
export const PageHead = ({
  title,
  description,
  noIndex = false,
  part = '',
  path,
  siteIds,
}: PageHeadProps): ReactNode => {
  const { site, sites, publicUrl } = useStorefront();
  const { pathname, search } = useLocation();
  const views = useStore(PageViews);
  const isPreview = useIsPreview();
  // React writes the title before it runs effects. A page whose heading comes later keeps its title.
  useEffect(() => views.visit({ pathname, search }, document.title), [views, pathname, search]);
  const address = `${path ?? pathname}?${part}`;
  return (
    <>
      <title>{title.includes(site.brandName) ? title : `${title} | ${site.brandName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex || !isIndexable(pathname, isPreview) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + canonicalAddress(address)} />
          {alternates(address, sites, { from: site, ...present({ siteIds }) }).map(({ language, path }) => (
            <link key={language} rel="alternate" hrefLang={language} href={publicUrl + path} />
          ))}
        </>
      )}
    </>
  );
};
