import type { OpenStorefront } from '#adapters/composition/open-storefront.ts';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';
import { textLanguageOf, type Language } from '#core/kernel/language.ts';
import { present } from '#core/kernel/present.ts';
import { previewOf } from '#core/site/preview.ts';
import { pathOf } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { cacheLimits } from '../cache-limits.ts';
import type { AllowedPreview, PreviewGate } from '../server/preview-gate.ts';
import { soon } from '../server/api-error.ts';
import { writeDocument } from './document.ts';
import { errorBlocks } from './failure-page.ts';
import type { Report } from '../server/failure-report.ts';
import { acceptsBrotli, cachedPage, pageResponse, type CachedPage } from './cached-page.ts';
import type { BuildManifest } from './manifest.ts';
import { loadNotice } from './load-notice.ts';
import { makePageCache } from './page-cache.ts';
import { scriptSourcesOf } from './page-scripts.ts';
import { withRules } from './page-styles.ts';
import { collectWarnings } from './page-warnings.ts';
import { headersFor, type ResponseKind, type SecuritySettings } from '../server/security-headers.ts';

type SiteChoice = Pick<SiteConfiguration, 'siteId' | 'locale' | 'language' | 'languageName' | 'country'>;

type DocumentKind = Extract<ResponseKind, 'public' | 'private' | 'checkout' | 'internal' | 'showcase'>;

/** The part of the built front that the host calls. */
export type Front = {
  /**
   * The page of a path: its kind of document, and the function that returns the canonical form of its query, without a
   * question mark. Undefined for a path without a page.
   */
  readonly pageAt: (pathname: string) =>
    | {
        readonly kind: DocumentKind;
        readonly canonicalQuery: (
          query: readonly (readonly [key: string, value: string])[],
          site: SiteConfiguration,
        ) => string;
      }
    | undefined;
  /** The data of a page for a navigation of the browser; none if the page fails, has moved, or is missing. */
  readonly loadPayload: (call: {
    readonly request: Request;
    readonly shop: OpenStorefront;
  }) => Promise<{ readonly status: number; readonly data?: unknown }>;
  readonly render: (call: {
    readonly request: Request;
    readonly shop: OpenStorefront;
    readonly frame: {
      readonly site: SiteConfiguration;
      readonly sites: readonly SiteChoice[];
      readonly paymentOrigin: string;
      readonly publicUrl: string;
      readonly isPreview?: true;
      readonly build?: string;
    };
    readonly showcaseOrigins?: readonly string[];
  }) => Promise<
    | { readonly _tag: 'Redirect'; readonly status: number; readonly location: string }
    | {
        readonly _tag: 'Page';
        readonly status: number;
        readonly kind: DocumentKind;
        readonly html: string;
        readonly contentRules: string;
        readonly data: unknown;
        readonly structuredData: readonly object[];
        readonly files: readonly string[];
        readonly hydratedFiles: readonly string[];
        readonly texts: readonly string[];
        readonly faults: readonly unknown[];
      }
  >;
};

export type PageRendererOptions = {
  readonly sites: readonly SiteConfiguration[];
  /** A storefront for one document; its warnings go to `monitoring`. */
  readonly openShop: (
    site: SiteConfiguration,
    correlationId: string,
    monitoring: Monitoring,
    preview?: AllowedPreview,
  ) => OpenStorefront;
  /** The preview that a request may see; by default none may. */
  readonly previewOf?: PreviewGate['previewOf'];
  readonly front: () => Promise<{
    readonly front: Front;
    readonly manifest: BuildManifest;
    readonly preamble?: string;
  }>;
  readonly publicUrl: () => string;
  readonly security: () => SecuritySettings;
  readonly report: Report;
  readonly warn: (warning: Warning) => void;
  /** Receives the function that is called when content has changed. */
  readonly onContentChange?: (changed: () => void) => void;
  /** Whether pages for developers, such as `/__kit`, are served; false by default. */
  readonly hasInternalPages?: boolean;
  /** A page to which the forms to sign in link, as the `help` link of documents that are not public. */
  readonly signInHelp?: { readonly href: string; readonly titles: { readonly [language in Language]: string } };
};

/** Refusals that are not logged, because a request can cause them with any address (HTTP-17): no store near a place. */
const expectedAnywhere = ['STR404'] as const;
/** Refusals that are not logged for a page with status 404. */
const expectedWhereMissing = [...expectedAnywhere, 'API404'] as const;

/**
 * The canonical address of a page: the path without one trailing slash (RTE-09), and the query parameters that
 * distinguish pages, in canonical form.
 */
const addressOf = (url: URL, page: ReturnType<Front['pageAt']>, site: SiteConfiguration): URL => {
  const path = pathOf(url.pathname);
  const clean = new URL(url.origin + (path.endsWith('/') ? url.pathname : path));
  clean.search = page?.canonicalQuery([...url.searchParams], site) ?? '';
  return clean;
};

/** The end of the address from which browsers read the data of a page (API-137). */
const PAYLOAD = '/_payload.json';

/**
 * Makes the function that renders the page of a request. Documents contain nothing of the visitor, so public pages are
 * cached (`cacheLimits.pages`). Warnings of one rendering are logged together, with the correlation id.
 */
export const makePageRenderer = (
  options: PageRendererOptions,
): ((request: Request, site: SiteConfiguration) => Promise<Response>) => {
  const { front, publicUrl, security, report } = options;
  const cache = makePageCache({
    ...cacheLimits.pages,
    now: () => performance.now(),
    failed: (fault, address) =>
      options.warn({
        message: `A page could not be renewed: ${String(fault)}`,
        component: 'page-cache',
        id: address.split('?')[0] ?? '',
      }),
  });
  options.onContentChange?.(cache.outdate);
  const choices = options.sites.map(({ siteId, locale, language, languageName, country }) => ({
    siteId,
    locale,
    language,
    languageName,
    country,
  }));

  const helpFor = ({ language }: SiteConfiguration) =>
    options.signInHelp && {
      href: options.signInHelp.href,
      title: options.signInHelp.titles[textLanguageOf(language)],
    };

  /**
   * Makes one page with a shop of its own, which is closed afterwards. The warnings of the page are one line in the
   * log.
   */
  const inShop = async (
    {
      path,
      site,
      preview,
    }: { readonly path: string; readonly site: SiteConfiguration; readonly preview?: AllowedPreview },
    work: (opened: {
      readonly shop: OpenStorefront;
      readonly correlationId: string;
      readonly endWarnings: () => string | undefined;
    }) => Promise<CachedPage>,
  ): Promise<CachedPage> => {
    const correlationId = crypto.randomUUID();
    const warnings = collectWarnings(path, options.warn);
    const shop = options.openShop(site, correlationId, warnings.monitoring, preview);
    let status = 0;
    try {
      const made = await work({ shop, correlationId, endWarnings: warnings.end });
      status = made.status;
      return made;
    } finally {
      const message = warnings.end(status === 404 ? expectedWhereMissing : expectedAnywhere);
      if (message !== undefined) options.warn({ message, component: 'page', id: path, correlationId });
      await shop.close();
    }
  };

  const make = async (url: URL, site: SiteConfiguration, preview?: AllowedPreview): Promise<CachedPage> => {
    const { front: built, manifest, preamble } = await front();
    const { pathname: path } = url;
    return inShop({ path, site, ...present({ preview }) }, async ({ shop, correlationId, endWarnings }) => {
      const rendered = await built.render({
        request: new Request(url),
        shop,
        frame: {
          site,
          sites: choices,
          paymentOrigin: security().paymentOrigin,
          publicUrl: publicUrl(),
          ...(preview === undefined ? {} : { isPreview: true }),
          ...present({ build: manifest.build?.id }),
        },
        ...present({ showcaseOrigins: security().showcaseOrigins }),
      });
      if (rendered._tag === 'Redirect')
        return cachedPage({
          status: rendered.status,
          headers: { Location: rendered.location, 'Cache-Control': 'no-store' },
          text: '',
        });
      const { status, kind, html, contentRules, data, structuredData, files, hydratedFiles, texts, faults } = rendered;
      if (kind === 'internal' && options.hasInternalPages !== true)
        return cachedPage({
          status: 404,
          headers: { ...headersFor('data', security()), 'Content-Type': 'text/plain; charset=utf-8' },
          text: 'Not found',
        });
      const answer = { method: 'GET', path, status, correlationId };
      for (const fault of faults) report(answer, fault);
      if (faults.length === 0 && status >= 500) report(answer, endWarnings());
      const isSound = status === 200 && faults.length === 0;
      const styles = withRules(manifest.stylesOf(files), contentRules);
      const scripts = scriptSourcesOf({ kind, files, hydratedFiles, texts, locale: site.locale });
      const text = writeDocument({
        html,
        pageData: data,
        structuredData,
        styles,
        fonts: manifest.fonts,
        preloads: manifest.preloadsOf(scripts.withShell),
        modules: manifest.modulesOf(scripts.atOnce),
        script: manifest.script,
        notice:
          loadNotice(site.locale, scripts.atOnce.length > 0) +
          (security().isDev && status >= 500 ? errorBlocks(faults) : ''),
        ...present({ preamble, help: kind === 'public' ? undefined : helpFor(site) }),
      });
      return cachedPage({
        status,
        headers: {
          ...headersFor(kind, security(), styles.contained.text),
          'Content-Type': 'text/html; charset=utf-8',
          ...(isSound && preview === undefined ? {} : { 'Cache-Control': 'no-store' }),
          ...(preview === undefined ? {} : { 'X-Robots-Tag': 'noindex' }),
          ...(status === 503 ? soon : {}),
        },
        text,
      });
    });
  };

  /** The data of a public page as JSON, cached as its document is (API-137). Browsers load the page without it. */
  const makePayload = async (url: URL, site: SiteConfiguration): Promise<CachedPage> => {
    const { front: built, manifest } = await front();
    return inShop({ path: url.pathname, site }, async ({ shop }) => {
      const { status, data } = await built.loadPayload({ request: new Request(url), shop });
      const headers = { ...headersFor('payload', security()), 'Content-Type': 'application/json' };
      return status === 200 && data !== undefined
        ? cachedPage({ status, headers, text: JSON.stringify({ ...present({ build: manifest.build?.id }), data }) })
        : cachedPage({
            status: status === 200 ? 404 : status,
            headers: { ...headers, 'Cache-Control': 'no-store', ...(status === 503 ? soon : {}) },
            text: '',
          });
    });
  };

  const answerPayload = async (asked: URL, pathname: string, site: SiteConfiguration): Promise<CachedPage> => {
    const page = (await front()).front.pageAt(pathname);
    if (page?.kind !== 'public')
      return cachedPage({ status: 404, headers: { ...headersFor('data', security()) }, text: '' });
    const url = addressOf(new URL(pathname + asked.search, asked), page, site);
    const make = (): Promise<CachedPage> => makePayload(url, site);
    return security().isDev ? make() : cache.get(url.pathname + PAYLOAD + url.search, make);
  };

  return async (request, site) => {
    const asked = new URL(request.url);
    if (asked.pathname.endsWith(PAYLOAD))
      return pageResponse(
        await answerPayload(asked, asked.pathname.slice(0, -PAYLOAD.length), site),
        acceptsBrotli(request),
      );
    const page = (await front()).front.pageAt(asked.pathname);
    const url = addressOf(asked, page, site);
    const preview = await options.previewOf?.(request);
    if (preview !== undefined) {
      // The views distinguish a preview by its address.
      url.searchParams.set('preview', 'true');
      return pageResponse(await make(url, site, preview), acceptsBrotli(request));
    }
    const isCached = page?.kind === 'public' && !security().isDev;
    const made = isCached ? await cache.get(url.pathname + url.search, () => make(url, site)) : await make(url, site);
    const response = pageResponse(made, acceptsBrotli(request));
    // Shared caches do not know the cookie of editors: they must not answer an editor with the published page.
    if (previewOf((name) => asked.searchParams.get(name)) !== undefined)
      response.headers.set('Cache-Control', 'no-store');
    return response;
  };
};
