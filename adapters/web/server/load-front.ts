import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadAreas } from '#adapters/composition/lazy-areas.ts';
import { loadBlockCodecs } from '#adapters/http/content/content-gateway.ts';
import { readManifest } from '../rendering/manifest.ts';
import type { Front, PageRendererOptions } from '../rendering/page-renderer.ts';
import { precompress } from './assets.ts';

/** Folders of a built shop, and client folders of other builds whose files open pages may request. */
export type ShopBuild = { readonly client: string; readonly server: string; readonly others?: () => readonly string[] };

export type LoadedFront = Awaited<ReturnType<PageRendererOptions['front']>>;

const isFront = (module: unknown): module is Front =>
  typeof module === 'object' && module !== null && 'render' in module && 'loadPayload' in module && 'pageAt' in module;

/**
 * Loads the modules that would otherwise be loaded at the first request that needs them, so that this process never
 * mixes its modules with files that changed later. A module that fails to load does not stop the start: the responses
 * that need it report the error.
 */
const loadLazyModules = async ({ server }: ShopBuild): Promise<void> => {
  const names = (await readdir(join(server, 'assets'))).filter((name) => name.endsWith('.js'));
  await Promise.allSettled([
    ...names.map((name) => import(pathToFileURL(join(server, 'assets', name)).href)),
    loadAreas(),
    loadBlockCodecs(),
  ]);
};

/**
 * Loads the build and all other modules that requests need, and compresses the files of the build if necessary. Rejects
 * if the build cannot be loaded.
 */
export const loadFront = async (build: ShopBuild): Promise<LoadedFront> => {
  const { client, server } = build;
  // React selects its development or production build while it is loaded; the development build renders several times
  // slower.
  process.env['NODE_ENV'] ??= 'production';
  const [front]: readonly unknown[] = await Promise.all([
    import(pathToFileURL(join(server, 'entry-server.js')).href),
    precompress(client),
    loadLazyModules(build),
  ]);
  if (!isFront(front)) throw new Error(`No front in ${server}`);
  return { front, manifest: readManifest(client) };
};
