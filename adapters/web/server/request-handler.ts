import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import {
  CORRECTION_PATH,
  FEED_PATH,
  GALLERY_PATH,
  ICON_PATH,
  LABEL_PATH,
  WITHDRAWAL_PATH,
} from '#core/site/service-paths.ts';
import { PREVIEW_PATH } from '#core/site/preview.ts';
import { isUnavailable } from '#adapters/database/unavailable.ts';
import { apiError, correlationOf, soon } from './api-error.ts';
import type { Assets } from './assets.ts';
import type { Report } from './failure-report.ts';
import { failurePage } from '../rendering/failure-page.ts';
import type { BuildMeta } from '../rendering/manifest.ts';
import type { FilmService } from '../media/films.ts';
import type { ImageService } from '../media/image-service.ts';
import { acceptsBrotli } from '../rendering/cached-page.ts';
import { galleryDocument } from './gallery-frame.ts';
import { inFrame } from './framed-form.ts';
import { withoutLineBreaks } from '#core/site/line-breaks.ts';
import { localeRedirect } from './locale-redirect.ts';
import { unlessKnown } from './not-modified.ts';
import { makeOnePerTurn } from './one-per-turn.ts';
import { isForeignForm } from './origin-gate.ts';
import { isCall, refusedRequests } from './refused-requests.ts';
import { headersFor, type ResponseKind, type SecuritySettings } from './security-headers.ts';
import { writeRobots } from './sitemap.ts';

export type RequestHandlerOptions = {
  readonly sites: readonly SiteConfiguration[];
  readonly security: () => SecuritySettings;
  readonly publicUrl: () => string;
  readonly assets: Assets;
  /** The build that this process serves; none in development. */
  readonly build?: () => Promise<BuildMeta | undefined>;
  readonly icon: () => Promise<Response>;
  readonly images: ImageService;
  readonly films: FilmService;
  readonly api: (request: Request) => Promise<Response>;
  readonly page: (request: Request, site: SiteConfiguration) => Promise<Response>;
  readonly sitemap: (request: Request) => Promise<Response>;
  /** The newest articles of a site as RSS. */
  readonly articleFeed: (request: Request, site: SiteConfiguration) => Promise<Response>;
  /** Pages that the service writes itself. */
  readonly servicePage: (request: Request) => Promise<Response>;
  /** Where a page has moved; undefined for a missing one. */
  readonly movedPage?: (url: URL, site: SiteConfiguration) => Promise<Response | undefined>;
  /** Opens an editor's link to a preview. */
  readonly openPreview: (request: Request) => Promise<Response>;
  /** Whether pages for developers, such as `/__mail`, are served. */
  readonly hasInternalPages: boolean;
  readonly isReady: () => Promise<boolean>;
  readonly report: Report;
};

type Answer = { readonly kind: ResponseKind; readonly response: Response };
type Route = (request: Request, url: URL) => Promise<Answer | undefined>;

const text = (body: string, type = 'text/plain; charset=utf-8', status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** Unsubscribe links of messages. Mail clients send a POST for the recipient (RFC 8058). */
const UNSUBSCRIBE = '/unsubscribe/';

/** Whether a path may receive the forms of browsers: others than calls are only read (RFC 9110). */
const takesForms = (pathname: string): boolean =>
  pathname.startsWith(UNSUBSCRIBE) || pathname.endsWith(WITHDRAWAL_PATH) || pathname.includes(`${CORRECTION_PATH}/`);

/**
 * Makes the handler of all requests: the route of the path responds, else a page. It never rejects: an unexpected error
 * is reported and becomes 500, or 503 if the database is unavailable.
 */
export const makeRequestHandler = (options: RequestHandlerOptions): ((request: Request) => Promise<Response>) => {
  const {
    sites,
    security,
    publicUrl,
    assets,
    icon,
    images,
    films,
    api,
    page,
    sitemap,
    articleFeed,
    servicePage,
    isReady,
    report,
  } = options;

  const callTurn = makeOnePerTurn();
  const fromService: Route = async (request) => ({ kind: 'data', response: await servicePage(request) });
  /** Forms without a script; pages of other sites must not send them (reliability A9). */
  const fromOwnForm =
    (route: Route): Route =>
    async (request, url) => {
      if (!isForeignForm(request, publicUrl())) return route(request, url);
      const language = sites.find(({ locale }) => url.pathname.startsWith(`/${locale}/`))?.language;
      return { kind: 'data', response: apiError(403, 'API405', correlationOf(request), language) };
    };
  /**
   * A document of the service in the frame of the shop; other contents, such as a PDF, as they are. Without such a
   * document, as of withdrawals on sites without this right, the shop has no such page.
   */
  const framed =
    (path: string): Route =>
    async (request, url) => {
      const response = await servicePage(request);
      const site = sites.find(({ locale }) => url.pathname.startsWith(`/${locale}${path}`));
      const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (!isDocument && response.status === 404 && request.method !== 'POST') return undefined;
      if (!isDocument || site === undefined) return { kind: 'data', response };
      // Without a query and an encoding: one page for all requests, as text.
      const address = new URL(`/${site.locale}${path}`, request.url);
      return { kind: 'data', response: await inFrame(response, () => page(new Request(address), site)) };
    };
  const routes: { readonly [prefix: string]: Route } = {
    '/health/live': async () => ({ kind: 'data', response: text('ok') }),
    '/health/ready': async () => ({
      kind: 'data',
      response: (await isReady()) ? text('ok') : text('not ready', undefined, 503),
    }),
    '/api/': async (request) => {
      await callTurn();
      return { kind: 'data', response: await api(request) };
    },
    '/assets/': async (request, url) => {
      const response = await assets(url.pathname, acceptsBrotli(request));
      return response === undefined
        ? { kind: 'data', response: text('Not found', undefined, 404) }
        : { kind: 'asset', response };
    },
    '/builds/meta.json': async () => {
      const build = await options.build?.();
      return {
        kind: 'data',
        response: build === undefined ? text('Not found', undefined, 404) : Response.json(build),
      };
    },
    '/images/': async (request, url) => {
      const response = await images(url.pathname, url.searchParams, request.headers.get('Accept') ?? '');
      return { kind: response.status === 200 ? 'picture' : 'data', response };
    },
    '/film/': async (request, url) => {
      const response = await films(request, url.pathname);
      return { kind: response.ok ? 'asset' : 'data', response };
    },
    '/robots.txt': async () => ({ kind: 'data', response: text(writeRobots(publicUrl())) }),
    '/sitemap.xml': async (request) => ({ kind: 'feed', response: await sitemap(request) }),
    ...Object.fromEntries(
      sites.map((site): [string, Route] => [
        `/${site.locale}${FEED_PATH}`,
        async (request) => ({ kind: 'feed', response: await articleFeed(request, site) }),
      ]),
    ),
    ...Object.fromEntries(
      sites.map((site): [string, Route] => [
        `/${site.locale}${GALLERY_PATH}`,
        async (_, { searchParams }) => {
          const response = galleryDocument(searchParams, site);
          return response && { kind: 'data', response };
        },
      ]),
    ),
    [UNSUBSCRIBE]: fromService,
    [PREVIEW_PATH]: async (request) => ({ kind: 'data', response: await options.openPreview(request) }),
    ...Object.fromEntries(
      sites.map(({ locale }) => [`/${locale}${WITHDRAWAL_PATH}`, fromOwnForm(framed(WITHDRAWAL_PATH))]),
    ),
    ...Object.fromEntries(
      sites.flatMap(({ locale }) => [
        [`/${locale}${LABEL_PATH}`, framed(LABEL_PATH)],
        [`/${locale}${LABEL_PATH}/`, framed(LABEL_PATH)],
        [`/${locale}${CORRECTION_PATH}/`, fromOwnForm(fromService)],
      ]),
    ),
    ...(options.hasInternalPages
      ? { '/__mail': fromService, '/__mail/': fromService, '/__accounts': fromService }
      : {}),
    [ICON_PATH]: async () => ({ kind: 'picture', response: await icon() }),
  };
  const routeList = Object.entries(routes);
  const routeOf = (pathname: string): Route | undefined =>
    routeList.find(([prefix]) => (prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix))?.[1];

  const dressed = ({ kind, response }: Answer): Response => {
    const headers = new Headers(headersFor(kind, security()));
    response.headers.forEach((value, name) =>
      name === 'set-cookie' ? headers.append(name, value) : headers.set(name, value),
    );
    return new Response(response.body, { status: response.status, headers });
  };

  /** Responds with a page, which already has the headers of its kind of document. */
  const answerPage = async (request: Request, url: URL): Promise<Response> => {
    const clean = withoutLineBreaks(url.pathname);
    if (clean !== url.pathname)
      return dressed({
        kind: 'data',
        response: new Response(null, { status: 301, headers: { Location: clean + url.search } }),
      });
    const moved = localeRedirect(request, sites);
    if (moved !== undefined)
      return dressed({
        kind: 'data',
        response: new Response(null, { status: 302, headers: { Location: moved, Vary: 'Accept-Language, Cookie' } }),
      });
    const site = sites.find(({ locale }) => url.pathname === `/${locale}` || url.pathname.startsWith(`/${locale}/`));
    if (site === undefined) return dressed({ kind: 'data', response: text('Not found', undefined, 404) });
    const response = await page(request, site);
    const elsewhere = response.status === 404 ? await options.movedPage?.(url, site) : undefined;
    return elsewhere === undefined ? response : dressed({ kind: 'data', response: elsewhere });
  };

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const refused = refusedRequests.find((one) => one.applies(request, url));
    if (refused !== undefined)
      return dressed({
        kind: 'data',
        response: isCall(url)
          ? apiError(refused.status, refused.errorId, correlationOf(request))
          : text(refused.words, undefined, refused.status),
      });
    if (!isCall(url) && !takesForms(url.pathname) && request.method !== 'GET' && request.method !== 'HEAD')
      return dressed({
        kind: 'data',
        response: new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } }),
      });
    const found = await routeOf(url.pathname)?.(request, url);
    return found === undefined ? answerPage(request, url) : dressed(found);
  };

  return async (request) => {
    try {
      const response = unlessKnown(request, await answer(request));
      const url = new URL(request.url);
      // Failed pages are reported by the page renderer, with their errors. Health probes would be reported every few
      // seconds.
      const isReported = routeOf(url.pathname) === undefined || url.pathname.startsWith('/health/');
      if (response.status >= 500 && !isReported)
        report({
          method: request.method,
          path: url.pathname,
          status: response.status,
          correlationId: correlationOf(request),
        });
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (fault) {
      const correlationId = correlationOf(request);
      const isBusy = isUnavailable(fault);
      const status = isBusy ? 503 : 500;
      const { pathname } = new URL(request.url);
      report({ method: request.method, path: pathname, status, correlationId }, fault);
      if (isCall({ pathname })) return dressed({ kind: 'data', response: apiError(status, 'GEN500', correlationId) });
      const body = failurePage({
        address: pathname.replace(/^\/+/, '/'),
        correlationId,
        ...(security().isDev ? { faults: [fault] } : {}),
      });
      return new Response(body, {
        status,
        headers: {
          ...headersFor('private', security()),
          'Content-Type': 'text/html; charset=utf-8',
          ...(isBusy ? soon : {}),
        },
      });
    }
  };
};
