import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { serveAsset } from './assets.ts';
import { failurePage } from './failure-page.ts';
import type { ImageService } from './images.ts';
import { localeRedirect } from './locale-redirect.ts';
import { headersFor, type ResponseKind, type SecuritySettings } from './security-headers.ts';
import { writeRobots } from './sitemap.ts';

export type RequestHandlerOptions = {
  readonly sites: readonly SiteConfiguration[];
  readonly security: () => SecuritySettings;
  readonly publicUrl: () => string;
  readonly clientFolder: string;
  readonly iconFile: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly images: ImageService;
  readonly api: (request: Request) => Promise<Response>;
  readonly page: (request: Request, site: SiteConfiguration) => Promise<Response>;
  readonly sitemap: () => Promise<string>;
  readonly isReady: () => Promise<boolean>;
  readonly report: (fault: unknown, correlationId: string) => void;
};

type Answer = { readonly kind: ResponseKind; readonly response: Response };
type Room = (request: Request, url: URL) => Promise<Answer | undefined>;

const text = (body: string, type = 'text/plain; charset=utf-8', status = 200): Response => new Response(body, { status, headers: { 'Content-Type': type } });

/** Every address of the host: the first room that knows it answers. */
export const makeRequestHandler = (options: RequestHandlerOptions): ((request: Request) => Promise<Response>) => {
  const { sites, security, publicUrl, clientFolder, iconFile, images, api, page, sitemap, isReady, report } = options;

  const rooms: { readonly [prefix: string]: Room } = {
    '/health/live': async () => ({ kind: 'data', response: text('ok') }),
    '/health/ready': async () => ({ kind: 'data', response: (await isReady()) ? text('ok') : text('not ready', undefined, 503) }),
    '/api/': async (request) => ({ kind: 'data', response: await api(request) }),
    '/assets/': async (request, url) => {
      const response = await serveAsset(clientFolder, url.pathname, /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? ''));
      return response === undefined ? { kind: 'data', response: text('Not found', undefined, 404) } : { kind: 'asset', response };
    },
    '/images/': async (request, url) => {
      const response = await images(url.pathname, url.searchParams, request.headers.get('Accept') ?? '');
      return { kind: response.status === 200 ? 'asset' : 'data', response };
    },
    '/robots.txt': async () => ({ kind: 'data', response: text(writeRobots(publicUrl())) }),
    '/sitemap.xml': async () => ({ kind: 'data', response: text(await sitemap(), 'application/xml; charset=utf-8') }),
    '/favicon.ico': async () => ({ kind: 'asset', response: new Response(await iconFile(), { headers: { 'Content-Type': 'image/svg+xml' } }) }),
  };
  const roomOf = (pathname: string): Room | undefined => Object.entries(rooms).find(([prefix]) => (prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix))?.[1];

  const answerPage = async (request: Request, url: URL): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text('Method not allowed', undefined, 405);
    const moved = localeRedirect(request, sites);
    if (moved !== undefined) return new Response(null, { status: 302, headers: { Location: moved, Vary: 'Accept-Language, Cookie', ...headersFor('data', security()) } });
    const site = sites.find(({ locale }) => url.pathname === `/${locale}` || url.pathname.startsWith(`/${locale}/`));
    return site === undefined ? text('Not found', undefined, 404) : page(request, site);
  };

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const found = await roomOf(url.pathname)?.(request, url);
    if (found === undefined) return answerPage(request, url);
    const headers = new Headers({ ...headersFor(found.kind, security()) });
    found.response.headers.forEach((value, name) => headers.append(name, value));
    if (found.kind !== 'asset' && found.response.headers.has('Cache-Control')) headers.set('Cache-Control', found.response.headers.get('Cache-Control') ?? 'no-store');
    return new Response(found.response.body, { status: found.response.status, headers });
  };

  return async (request) => {
    try {
      const response = await answer(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (fault) {
      const correlationId = crypto.randomUUID();
      report(fault, correlationId);
      const { pathname } = new URL(request.url);
      const body = failurePage({ locale: pathname.slice(1, 6), address: pathname.replace(/^\/+/, '/'), correlationId });
      return new Response(body, { status: 500, headers: { ...headersFor('private', security()), 'Content-Type': 'text/html; charset=utf-8' } });
    }
  };
};
