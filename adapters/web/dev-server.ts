import { createServer } from 'vite';
import type { Front, PageRendererOptions } from './page-renderer.ts';

type Handle = (request: Request) => Promise<Response>;

const isFront = (module: unknown): module is Front => typeof module === 'object' && module !== null && 'render' in module;

const PREAMBLE = '<script type="module" src="/@vite/client"></script>';

/** Serves modules as they are edited: Vite on a port of its own, whose addresses the host passes on. */
export const startDevServer = async () => {
  const vite = await createServer({ appType: 'custom', server: { host: '127.0.0.1', port: 0 } });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0] ?? '';
  const manifest = { script: '/ui/starter.ts', stylesOf: () => [] };
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
