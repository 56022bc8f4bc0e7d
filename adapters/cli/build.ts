import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the built shop lies. */
export const buildFolders = { client: join(root, '.build/client'), server: join(root, '.build/server') } as const;

const newest = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((latest, name) => {
    const info = statSync(join(folder, name));
    return info.isFile() ? Math.max(latest, info.mtimeMs) : latest;
  }, 0);

/** Whether the shop was built after its sources were last touched. */
export const isBuilt = (): boolean => {
  const manifest = join(buildFolders.client, '.vite/manifest.json');
  if (!existsSync(manifest) || !existsSync(buildFolders.server)) return false;
  return statSync(manifest).mtimeMs >= Math.max(...['core', 'adapters/browser', 'adapters/composition', 'adapters/contract', 'adapters/http', 'adapters/storage', 'adapters/streams', 'ui'].map((folder) => newest(join(root, folder))));
};

/** Builds the shop for browser and server. */
export const build = async (): Promise<void> => {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
};
