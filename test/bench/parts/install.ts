import { readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testBuilds } from '#test/support/test-builds.ts';
import { kilobytes } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const root = join(import.meta.dirname, '../../..');

const sizeOf = async (path: string): Promise<number> => {
  const entry = await lstat(path);
  if (!entry.isDirectory()) return entry.size;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Node itself and the picture library with its binaries are not counted. */
const isCounted = (name: string): boolean => !/^node_modules\/(node-(linux|win|darwin|bin)|sharp$|@img\/)/.test(name);

/** The size of `npm ci`, and the time of a build. */
export const install: BenchPart = async () => {
  const lock: object = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  const names = Object.keys(Object(Reflect.get(lock, 'packages')));
  const sizes = await Promise.all(
    names
      .filter((name) => isCounted(name) && name.lastIndexOf('node_modules/') === 0)
      .map((name) => sizeOf(join(root, name))),
  );
  const start = performance.now();
  await testBuilds.build();
  return {
    title: 'Install and build',
    rows: [
      { what: 'packages', value: String(names.length), budget: '300' },
      {
        what: 'node_modules, without Node and sharp',
        value: kilobytes(sizes.reduce((sum, size) => sum + size, 0)),
        budget: '350,000 KB',
      },
      { what: 'build', value: `${((performance.now() - start) / 1000).toFixed(1)} s`, budget: '20 s' },
    ],
  };
};
