import { brotliCompressSync, constants } from 'node:zlib';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import type { Process } from '#adapters/composition/process.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { writeDocument } from './document.ts';
import type { BuildManifest } from './manifest.ts';
import { makePageCache, type KeptPage } from './page-cache.ts';
import { headersFor, type ResponseKind, type SecuritySettings } from './security-headers.ts';

type Channel = ReturnType<typeof requestChannel>;
type SiteChoice = Pick<SiteConfiguration, 'locale' | 'language' | 'languageName' | 'country'>;

/** The part of the built front that the host calls. */
export type Front = {
  readonly render: (call: {
    readonly request: Request;
    readonly shop: Channel;
    readonly frame: { readonly site: SiteConfiguration; readonly sites: readonly SiteChoice[]; readonly paymentOrigin: string; readonly publicUrl: string };
  }) => Promise<
    | { readonly _tag: 'Redirect'; readonly status: number; readonly location: string }
    | {
        readonly _tag: 'Page';
        readonly status: number;
        readonly kind: Extract<ResponseKind, 'public' | 'private' | 'checkout'>;
        readonly html: string;
        readonly data: unknown;
        readonly structuredData: readonly object[];
        readonly files: readonly string[];
        readonly faults: readonly unknown[];
      }
  >;
};

export type PageRendererOptions = {
  readonly process: Process;
  readonly sites: readonly SiteConfiguration[];
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly front: () => Promise<{ readonly front: Front; readonly manifest: BuildManifest; readonly preamble?: string }>;
  readonly publicUrl: () => string;
  readonly security: () => SecuritySettings;
  readonly report: (fault: unknown, correlationId: string) => void;
};

const FRESH_MS = 1000;
const STALE_MS = 10_000;
const KEPT_PAGES = 500;

/** Query keys that make another page; all others (campaigns, say) share one. */
const meaningful = /^(q|start|sort|step|filter\.[\w-]+)$/;

const normalised = (url: URL): URL => {
  const clean = new URL(url.origin + (url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname));
  for (const [key, value] of [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) if (meaningful.test(key)) clean.searchParams.append(key, value);
  return clean;
};

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** Makes pages out of addresses. A page holds nothing of whoever asks, so public ones are kept whole for a moment. */
export const makePageRenderer = (options: PageRendererOptions): ((request: Request, site: SiteConfiguration) => Promise<Response>) => {
  const { process, sites, serviceUrl, fetch, front, publicUrl, security, report } = options;
  const cache = makePageCache({ freshMs: FRESH_MS, staleMs: STALE_MS, limit: KEPT_PAGES, now: () => performance.now() });
  const compressed = new WeakMap<KeptPage, Uint8Array<ArrayBuffer>>();
  const choices = sites.map(({ locale, language, languageName, country }) => ({ locale, language, languageName, country }));

  const make = async (url: URL, site: SiteConfiguration): Promise<KeptPage> => {
    const built = await front();
    const correlationId = crypto.randomUUID();
    const shop = requestChannel({ process, site, baseUrl: serviceUrl, fetch, correlationId });
    try {
      const rendered = await built.front.render({ request: new Request(url), shop, frame: { site, sites: choices, paymentOrigin: security().paymentOrigin, publicUrl: publicUrl() } });
      if (rendered._tag === 'Redirect') return { status: rendered.status, headers: { Location: rendered.location, 'Cache-Control': 'no-store' }, body: '' };
      const { status, kind, html, data, structuredData, files, faults } = rendered;
      for (const fault of faults) report(fault, correlationId);
      const { preamble } = built;
      const body = writeDocument({ html, pageData: data, structuredData, styles: built.manifest.stylesOf(files), fonts: built.manifest.fonts, script: built.manifest.script, ...(preamble === undefined ? {} : { preamble }) });
      const headers = headersFor(kind, security());
      return { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', ...(status === 200 ? {} : { 'Cache-Control': 'no-store' }) }, body };
    } finally {
      await shop.close();
    }
  };

  const respond = (page: KeptPage, acceptsBrotli: boolean): Response => {
    if (!acceptsBrotli || page.body === '') return new Response(page.body === '' ? null : page.body, { status: page.status, headers: { ...page.headers, Vary: 'Accept-Encoding' } });
    const bytes = compressed.get(page) ?? new Uint8Array(brotliCompressSync(page.body, QUICK_BROTLI));
    compressed.set(page, bytes);
    return new Response(bytes, { status: page.status, headers: { ...page.headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } });
  };

  return async (request, site) => {
    const url = normalised(new URL(request.url));
    const acceptsBrotli = /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
    const isKept = !/\/(cart|checkout|order-confirmation)$/.test(url.pathname) && !security().isDev;
    const page = isKept ? await cache.get(url.pathname + url.search, () => make(url, site)) : await make(url, site);
    return respond(page, acceptsBrotli);
  };
};
