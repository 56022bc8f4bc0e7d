import { createServer as createListener } from 'node:net';
import { createServer } from 'vite';
import type { Front, PageRendererOptions } from './page-renderer.ts';

type Handle = (request: Request) => Promise<Response>;

const isFront = (module: unknown): module is Front => typeof module === 'object' && module !== null && 'render' in module;

const PREAMBLE = '<script type="module" src="/@vite/client"></script>';

const HOST = '127.0.0.1';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const listener = createListener();
    listener.once('error', reject);
    listener.listen(0, HOST, () => {
      const address = listener.address();
      listener.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });

/** Serves modules as they are edited: Vite on a port of its own, whose addresses the host passes on. */
export const startDevServer = async () => {
  const port = await freePort();
  // The page's own port is the shop's; news of edited modules come straight from Vite's.
  const vite = await createServer({ appType: 'custom', server: { host: HOST, port, hmr: { host: HOST, clientPort: port } } });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0] ?? '';
  const manifest = { script: '/ui/starter.ts', fonts: [], stylesOf: () => [], modulesOf: () => [] };
  const isModule = (pathname: string): boolean => /^\/(@|ui\/|core\/|adapters\/|node_modules\/|\.build\/)/.test(pathname);
  return {
    front: async (): ReturnType<PageRendererOptions['front']> => {
      const front: unknown = await vite.ssrLoadModule('/ui/entry-server.tsx');
      if (!isFront(front)) throw new Error('No front in ui/entry-server.tsx');
      return { front, manifest, preamble: PREAMBLE };
    },
    around:
      (handle: Handle): Handle =>
      (request) => {
        const { pathname, search } = new URL(request.url);
        return isModule(pathname) ? fetch(new URL(pathname + search, address), { headers: request.headers }) : handle(request);
      },
    close: () => vite.close(),
  };
};
