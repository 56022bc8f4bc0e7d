import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  return statSync(manifest).mtimeMs >= Math.max(statSync(join(root, 'vite.config.ts')).mtimeMs, ...['core', 'adapters/analytics', 'adapters/browser', 'adapters/composition', 'adapters/contract', 'adapters/decision', 'adapters/http', 'adapters/storage', 'adapters/streams', 'ui'].map((folder) => newest(join(root, folder))));
};

/**
 * Builds the shop for browser and server. In a process of its own, free of the marks of a test run:
 * with them the libraries would be those for development, and the texts not compiled.
 */
export const build = async (): Promise<void> => {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'], { cwd: root, env });
};
