import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createProcess } from '#adapters/composition/process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { precompress } from './assets.ts';
import { knownHostsOnly, type KnownNames } from './host-gate.ts';
import { makeImageService } from './images.ts';
import { readManifest } from './manifest.ts';
import { makePageRenderer, type Front, type PageRendererOptions } from './page-renderer.ts';
import { makeRequestHandler } from './request-handler.ts';
import type { SecuritySettings } from './security-headers.ts';
import { makeSessionGateway } from './session-gateway.ts';
import type { SessionRecords } from './session-records.ts';
import { writeSitemap } from './sitemap.ts';

export type ShopOptions = {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Scheme and host under which shoppers know the shop; that of host and port unless told. */
  readonly publicUrl?: string;
  /** A service within this process, or the address of another one. */
  readonly commerce: { readonly fetch: (request: Request) => Promise<Response> } | { readonly url: string };
  readonly paymentOrigin: string;
  readonly build: { readonly client: string; readonly server: string };
  readonly sessions: SessionRecords;
  readonly dataFolder: string;
  /** Modules as they are edited, in the place of the build. */
  readonly dev?: boolean;
  readonly report?: (fault: unknown, correlationId: string) => void;
};

export type RunningShop = { readonly url: string; readonly close: () => Promise<void> };

const mediaFolder = join(import.meta.dirname, '../backend/seed/media');
const LOCAL_SERVICE = 'http://service.local';
const DRAIN_MS = 5000;
/** Whoever sends slower than that is cut off (reliability G3). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** How the host is called in an address; one that listens everywhere is called by the name that works here. */
const nameOf = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

const isFront = (module: unknown): module is Front => typeof module === 'object' && module !== null && 'render' in module;

const builtFront = async ({ client, server }: ShopOptions['build']): ReturnType<PageRendererOptions['front']> => {
  // React chooses its build by this when it is loaded; the one for development renders several times slower.
  process.env['NODE_ENV'] ??= 'production';
  const front: unknown = await import(pathToFileURL(join(server, 'entry-server.js')).href);
  if (!isFront(front)) throw new Error(`No front in ${server}`);
  return { front, manifest: readManifest(client) };
};

/** Opens the web host: pages, assets, pictures, and the browser's way to the service. Resolves once it answers. */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { host, port, commerce, paymentOrigin, build, sessions, dataFolder, dev = false } = options;
  const serviceUrl = 'url' in commerce ? commerce.url : LOCAL_SERVICE;
  const call = 'url' in commerce ? (request: Request) => fetch(request) : commerce.fetch;
  const process = createProcess();
  const report = options.report ?? ((fault, correlationId) => console.error(`[${correlationId}]`, fault));
  let url = options.publicUrl === undefined ? '' : new URL(options.publicUrl).origin;
  const publicUrl = (): string => url;
  const security = (): SecuritySettings => ({ paymentOrigin, isSecure: url.startsWith('https:'), isDev: dev });

  const development = dev ? await import('./dev-server.ts').then(({ startDevServer }) => startDevServer()) : undefined;
  if (!dev) await precompress(build.client);
  const built = dev ? undefined : builtFront(build);
  const front = development?.front ?? (() => built ?? builtFront(build));
  await front();

  const shopOf = (site: (typeof sites)[number]) => requestChannel({ process, site, baseUrl: serviceUrl, fetch: call, correlationId: crypto.randomUUID() });
  const handle = makeRequestHandler({
    sites,
    security,
    publicUrl,
    clientFolder: build.client,
    iconFile: async () => new Uint8Array(await readFile(join(mediaFolder, 'brand/nordkamm.svg'))),
    images: makeImageService({ mediaFolder, cacheFolder: join(dataFolder, 'images') }),
    api: makeSessionGateway({ process, records: sessions, sites, serviceUrl, fetch: call, shopOrigin: publicUrl }),
    page: makePageRenderer({ process, sites, serviceUrl, fetch: call, front, publicUrl, security, report }),
    sitemap: async () => {
      const shops = sites.map(shopOf);
      try {
        return await writeSitemap(shops, publicUrl());
      } finally {
        await Promise.all(shops.map((shop) => shop.close()));
      }
    },
    isReady: async () => (await call(new Request(`${serviceUrl}/fapi/server/time`, { headers: { siteId: sites[0]?.siteId ?? '' } })).catch(() => undefined))?.ok === true,
    report,
  });

  let names: KnownNames = { hosts: [], aliases: [], publicUrl: url };
  const guarded = knownHostsOnly(development === undefined ? handle : development.around(handle), () => names);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: guarded, hostname: host, port, serverOptions: { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS } }, (address) => {
      const own = `http://${nameOf(host)}:${address.port}`;
      if (url === '') url = own;
      names = { hosts: [new URL(url).host, new URL(own).host], aliases: [`localhost:${address.port}`, `127.0.0.1:${address.port}`], publicUrl: url };
      resolve({ url: own, close });
    });
    server.once('error', reject);
    const close = async (): Promise<void> => {
      await development?.close();
      await new Promise<void>((closed) => {
        const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(force);
          closed();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    };
  });
};
