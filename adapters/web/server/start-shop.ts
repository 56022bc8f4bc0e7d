import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as Effect from 'effect/Effect';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { makeCachedReads } from '#adapters/composition/cached-reads.ts';
import { openProcess } from '#adapters/composition/open-process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { sites as configuredSites } from '#adapters/composition/sites.ts';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';
import { listen } from '#adapters/process/listen.ts';
import { localUrl } from '#adapters/process/setting.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeActivity } from './activity.ts';
import { makeAssets } from './assets.ts';
import { printFailure, type Report } from './failure-report.ts';
import { makeFilmService } from '../media/films.ts';
import { knownHostsOnly, type HostNames } from './host-gate.ts';
import { loadFront, type LoadedFront, type ShopBuild } from './load-front.ts';
import { makePageRenderer, type PageRendererOptions } from '../rendering/page-renderer.ts';
import { makeImageService } from '../media/image-service.ts';
import { makePictureMaker } from '../media/picture-maker.ts';
import { firstPictures, warmUpPictures } from '../media/picture-warm-up.ts';
import { makeStoredMedia } from '../media/stored-media.ts';
import { makeReadiness } from './readiness.ts';
import { makeRequestHandler } from './request-handler.ts';
import { headersFor, type SecuritySettings } from './security-headers.ts';
import { makeSessionGateway } from '../session/session-gateway.ts';
import type { SessionRecords } from '../session/session-records.ts';
import { GRANT_PATH, previewHeaders } from '#core/site/preview.ts';
import { makePreviewGate, type AllowedPreview } from './preview-gate.ts';
import { makeMovedPages } from './moved-pages.ts';
import { makeServicePages } from './service-pages.ts';
import { makeArticleFeed } from './article-feed.ts';
import { makeSitemap } from './sitemap.ts';

/**
 * Development: modules are served on `modulesPort`; the shop listens on `innerPort` of this machine, behind the public
 * port of a supervisor.
 */
export type Dev = { readonly modulesPort: number; readonly innerPort: number };

type ShopOptions = {
  readonly host: string;
  /** Port to open; 0 selects a free one. */
  readonly port: number;
  /** Scheme and host under which shoppers open the shop; by default made from `host` and `port`. */
  readonly publicUrl?: string;
  /** The service: a function of this process, or the address of another one. */
  readonly commerce: { readonly fetch: (request: Request) => Promise<Response> } | { readonly url: string };
  readonly paymentOrigin: string;
  /** The sites to serve; by default those of the configuration. */
  readonly sites?: readonly SiteConfiguration[];
  /** The built shop to serve, or the ports of the development mode. */
  readonly build: ShopBuild | Dev;
  readonly sessions: SessionRecords;
  /** Calls a function whenever content has changed, in any process, until the returned function is called. */
  readonly listenToContent?: (changed: () => void) => Promise<() => Promise<void>>;
  /** Whether the database of this process is reachable; omitted if this process has none. */
  readonly isDatabaseReady?: () => Promise<boolean>;
  readonly dataFolder: string;
  /** Folder of the pictures, the films, and the icon of the shop (in `brand/`). */
  readonly mediaFolder: string;
  /** The front, if the caller has already started to load it. */
  readonly front?: Promise<LoadedFront>;
  /** Number of proxies in front of the shop whose entries in X-Forwarded-For are trusted; none by default. */
  readonly trustedProxies?: number;
  /** Whether pictures of lists are encoded in advance while the server is idle. */
  readonly warmsUp?: boolean;
  /** Whether pages for developers, such as `/__kit`, are served. */
  readonly hasInternalPages?: boolean;
  /** Whether previews need no grant of an editor. */
  readonly isDemo?: boolean;
  readonly isProduction?: boolean;
  /** Origins whose pages may frame the showcase; none by default. */
  readonly showcaseOrigins?: readonly string[];
  /** A page to which the sign-in pages link. */
  readonly signInHelp?: PageRendererOptions['signInHelp'];
  readonly report?: Report;
  /** Receives errors of parts of pages that are served without those parts. */
  readonly monitoring?: Monitoring;
};

type RunningShop = { readonly url: string; readonly close: () => Promise<void> };

const LOCAL_SERVICE = 'http://service.local';
/** Time in milliseconds without a request after which pictures are encoded in advance. */
const QUIET_MS = 5000;

/** The icon, with an ETag. */
const iconOf = async (mediaFolder: string): Promise<() => Promise<Response>> => {
  const picture = new Uint8Array(await readFile(join(mediaFolder, 'brand/nordkamm.svg')));
  const ETag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
  return async () => new Response(picture, { headers: { 'Content-Type': 'image/svg+xml', ETag } });
};

/**
 * Opens the web host: pages, assets, pictures, films, sitemap, and the session gateway. Resolves when it serves
 * requests; rejects if the build cannot be loaded or the port cannot be opened.
 */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const {
    host,
    port,
    commerce,
    paymentOrigin,
    sites = configuredSites,
    build,
    sessions,
    dataFolder,
    mediaFolder,
    hasInternalPages = false,
    warmsUp = false,
    monitoring = consoleMonitoring,
  } = options;
  const serviceUrl = 'url' in commerce ? commerce.url : LOCAL_SERVICE;
  const call = 'url' in commerce ? (request: Request) => fetch(request) : commerce.fetch;
  const process = openProcess({ monitoring });
  const warn = (warning: Warning): void => void Effect.runFork(monitoring.warn(warning));
  let url = options.publicUrl === undefined ? '' : new URL(options.publicUrl).origin;
  const publicUrl = (): string => url;
  const security = (): SecuritySettings => ({
    paymentOrigin,
    isSecure: url.startsWith('https:'),
    isDev: 'modulesPort' in build,
    showcaseOrigins: options.showcaseOrigins ?? [],
  });

  const development =
    'modulesPort' in build
      ? await import('../rendering/dev-server.ts').then(({ startDevServer }) => startDevServer(build.modulesPort))
      : undefined;
  const print = options.report ?? printFailure;
  const report: Report = (answer, fault) => {
    development?.leaveOut(fault);
    print(answer, fault);
  };
  const built = 'modulesPort' in build ? undefined : (options.front ?? loadFront(build));
  const front = (): Promise<LoadedFront> =>
    development?.front() ?? built ?? Promise.reject(new Error('There is no front'));
  const [icon] = await Promise.all([iconOf(mediaFolder), front()]);

  const newCachedReads = () => new Map(sites.map(({ siteId }) => [siteId, makeCachedReads()]));
  let cachedReads = newCachedReads();
  const whenChanged: (() => void)[] = [() => (cachedReads = newCachedReads())];
  const openShop = (
    site: SiteConfiguration,
    correlationId: string,
    monitoring?: Monitoring,
    preview?: AllowedPreview,
  ) =>
    requestChannel({
      process,
      site,
      otherSites: sites.filter(({ siteId }) => siteId !== site.siteId),
      baseUrl: serviceUrl,
      fetch: preview === undefined ? call : previewCall(preview),
      correlationId,
      ...present({
        // A preview reads everything itself, so that its drafts are on no other page.
        cachedReads: preview === undefined ? cachedReads.get(site.siteId) : undefined,
        preview,
        monitoring,
      }),
    });
  const previewCall =
    ({ grant }: AllowedPreview) =>
    (request: Request): Promise<Response> => {
      const sent = new Request(request);
      for (const [name, value] of Object.entries(
        previewHeaders({ isProduction: options.isProduction === true, grant }),
      ))
        sent.headers.set(name, value);
      return call(sent);
    };
  const previews = makePreviewGate({
    isDemo: options.isDemo === true,
    isSecure: () => url.startsWith('https:'),
    isGranted: async (grant) =>
      (await call(new Request(`${serviceUrl}${GRANT_PATH}?grant=${encodeURIComponent(grant)}`))).status === 204,
    now: Date.now,
  });
  const stored = makeStoredMedia({ folder: join(dataFolder, 'media'), serviceUrl, call });
  const maker = makePictureMaker({ mediaFolder, stored, cacheFolder: join(dataFolder, 'images'), warn });
  const activity = makeActivity(QUIET_MS);
  const isReady = makeReadiness({
    serviceUrl,
    siteId: sites[0]?.siteId ?? '',
    call,
    ...present({ isDatabaseReady: options.isDatabaseReady }),
  });
  let isClosing = false;
  const handle = makeRequestHandler({
    sites,
    security,
    publicUrl,
    assets: 'modulesPort' in build ? async () => undefined : makeAssets(build.client, build.others),
    icon,
    build: async () => (await front()).manifest.build,
    films: makeFilmService(mediaFolder, stored),
    images: makeImageService(maker),
    api: makeSessionGateway({ process, records: sessions, sites, serviceUrl, fetch: call, shopOrigin: publicUrl }),
    page: makePageRenderer({
      sites,
      openShop,
      front,
      publicUrl,
      security,
      report,
      warn,
      previewOf: previews.previewOf,
      onContentChange: (changed) => void whenChanged.push(changed),
      hasInternalPages,
      ...present({ signInHelp: options.signInHelp }),
    }),
    sitemap: makeSitemap({
      openShops: () => sites.map((site) => openShop(site, crypto.randomUUID())),
      publicUrl,
      warn,
    }),
    articleFeed: makeArticleFeed({ openShop: (site) => openShop(site, crypto.randomUUID()), publicUrl, warn }),
    servicePage: makeServicePages(serviceUrl, call),
    openPreview: previews.open,
    movedPage: makeMovedPages(serviceUrl, call),
    hasInternalPages,
    isReady: async () => !isClosing && (await isReady()),
    report,
  });

  let names: HostNames = { hosts: [], aliases: [], publicUrl: url };
  const guarded = knownHostsOnly(activity.watch(development === undefined ? handle : development.around(handle)), {
    names: () => names,
    headers: () => headersFor('data', security()),
  });
  const server = await listen({
    fetch: guarded,
    ...present({ trustedProxies: options.trustedProxies }),
    ...('modulesPort' in build ? { host: '127.0.0.1', port: build.innerPort } : { host, port }),
  });
  const ownPort = 'modulesPort' in build ? port : server.port;
  await development?.listen();
  const deafen = await options.listenToContent?.(() => whenChanged.forEach((changed) => changed()));
  const own = localUrl(host, ownPort);
  if (url === '') url = own;
  names = {
    hosts: [new URL(url).host, new URL(own).host],
    aliases: [`localhost:${ownPort}`, `127.0.0.1:${ownPort}`],
    publicUrl: url,
  };
  const warmUp = warmsUp
    ? warmUpPictures({ maker, names: await firstPictures(mediaFolder), isQuiet: activity.isQuiet })
    : undefined;
  return {
    url: own,
    close: async () => {
      isClosing = true;
      warmUp?.stop();
      await deafen?.();
      // The server closes first, because pending responses may still load modules.
      await server.close();
      await development?.close();
    },
  };
};
