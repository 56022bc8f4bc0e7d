import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '../web/server/assets.ts';
import { makeBuilds, type Builds } from './builds.ts';

const root = join(import.meta.dirname, '../..');

/**
 * All inputs of a build; the lock file represents the installed packages. Documents, and modules that only Node or
 * tests load, are excluded.
 */
const sources = ['adapters', 'core', 'ui', 'package.json', 'package-lock.json', 'vite.config.ts'] as const;
const isBuilt = (file: string): boolean => !/\.md$|^(adapters[\\/](backend|cli)|core[\\/]testing)[\\/]/.test(file);

/** A hash of the names and contents of all inputs, which changes if a file is edited, added or deleted. */
export const fingerprintOf = (folder: string): string => {
  const files = sources.flatMap((source) =>
    source.includes('.')
      ? [source]
      : readdirSync(join(folder, source), { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
        ),
  );
  const hash = createHash('sha256');
  for (const file of files.filter(isBuilt).toSorted())
    hash
      .update(`${file.replaceAll(sep, '/')}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
};

/**
 * Builds the shop for browser and server, with compressed copies of its assets. The build runs in a separate process
 * without the environment variables of a test run, which would select development builds of libraries and texts that
 * are not compiled. Rejects with the output of Vite.
 */
const make = async (folder: string): Promise<void> => {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'],
    { cwd: root, env: { ...env, PORTICO_BUILD_FOLDER: folder } },
  );
  await precompress(join(folder, 'client'));
};

const DAY_MS = 86_400_000;

/** The builds in a folder of the project. One that was served is kept for `keepMs` milliseconds. */
export const buildsIn = (folder: string, keepMs: number): Builds =>
  makeBuilds({ make, fingerprint: () => fingerprintOf(root), keep: 3, folder: join(root, folder), keepMs });

/**
 * The builds of `npm run build` and `npm start`. Those that were served are kept for a day, so that pages that were
 * loaded within the last day still find their files; of the others only the newest three.
 */
export const shopBuilds = buildsIn('.build/shop', DAY_MS);
