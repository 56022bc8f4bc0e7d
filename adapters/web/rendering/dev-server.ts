import { createServer as createHttpServer } from 'node:http';
import { join, relative, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { answerTo } from '../build/edited-file.ts';
import { devLogger } from './dev-logger.ts';
import type { Front, PageRendererOptions } from './page-renderer.ts';
import { noStyles } from './page-styles.ts';
import { wholeResponse } from './whole-response.ts';

type Handle = (request: Request) => Promise<Response>;

const isFront = (module: unknown): module is Front =>
  typeof module === 'object' && module !== null && 'render' in module;

const PREAMBLE = '<script type="module" src="/@vite/client"></script>';

/** The module of error pages that reloads them, by the event that each edit sends. */
const RELOADER = '<script type="module" src="/ui/entry-dev-error.ts"></script>';
const EDITED = 'portico:edited';

const HOST = '127.0.0.1';

const root = join(import.meta.dirname, '../../..');

/** The path in the project, with forward slashes. */
const nameOf = (path: string): string => relative(root, path).split(sep).join('/');

/**
 * Whether Vite should not watch a path. It watches only what it can update in the open page: edited sources of the
 * server need a new process; tests, data and builds are ignored.
 */
const isUnwatched = (path: string): boolean =>
  answerTo(nameOf(path)) === 'restart' || /^(core|adapters|test|\.portico|\.build)$/.test(nameOf(path));

/** Reloads the page for edited modules that are not views, and logs it. Vite itself updates views. */
const reloadPages = (say: (line: string) => void, edited: () => void): Plugin => ({
  name: 'reload-pages',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client') return;
    edited();
    this.environment.hot.send({ type: 'custom', event: EDITED });
    const name = nameOf(file);
    if (answerTo(name) !== 'reload') return;
    say(`${name} changed: open pages reload`);
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

/** Connects an error page to Vite, so that the page reloads at the next edit, which may correct the mistake. */
const withPreamble = async (response: Response): Promise<Response> => {
  const isReadable =
    !response.headers.has('Content-Encoding') && response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status < 500 || isReadable !== true) return response;
  const text = await response.text();
  const scripts = text.includes(PREAMBLE) ? RELOADER : PREAMBLE + RELOADER;
  return new Response(
    text.replace('</head>', () => `${scripts}</head>`),
    response,
  );
};

/**
 * Starts Vite on its own port (`port`), to which pages connect for updates, and returns the functions with which the
 * host serves modules. The port opens only when `listen` is called.
 */
export const startDevServer = async (port: number, say: (line: string) => void = console.log) => {
  // Module updates come directly from Vite's port. It stays the same over restarts, because pages reconnect to it.
  const server = createHttpServer();
  const logger = devLogger();
  const vite = await createServer({
    root,
    appType: 'custom',
    customLogger: logger,
    plugins: [reloadPages(say, logger.forget)],
    server: { middlewareMode: true, hmr: { server, host: HOST, clientPort: port }, watch: { ignored: isUnwatched } },
  });
  server.on('request', vite.middlewares);
  const manifest = {
    script: '/ui/starter.ts',
    fonts: [],
    stylesOf: () => noStyles,
    modulesOf: () => [],
    preloadsOf: () => [],
  };
  const isModule = (pathname: string): boolean =>
    /^\/(@|ui\/|core\/|adapters\/|node_modules\/|\.build\/)/.test(pathname);
  return {
    /** Called for errors that the shop prints. */
    leaveOut: logger.leaveOut,
    front: async (): ReturnType<PageRendererOptions['front']> => {
      const front: unknown = await vite.ssrLoadModule('/ui/entry-server.tsx');
      if (!isFront(front)) throw new Error('No front in ui/entry-server.tsx');
      return { front, manifest, preamble: PREAMBLE };
    },
    around:
      (handle: Handle): Handle =>
      (request) => {
        const { pathname, search } = new URL(request.url);
        return isModule(pathname)
          ? fetch(new URL(pathname + search, `http://${HOST}:${port}`), { headers: request.headers }).then(
              wholeResponse,
            )
          : handle(request).then(withPreamble);
      },
    /** Called when the shop serves requests: open pages reload as soon as this port responds. */
    listen: (): Promise<void> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, HOST, resolve);
      }),
    close: async (): Promise<void> => {
      await vite.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
