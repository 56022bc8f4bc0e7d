import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const known = new Map<string, readonly string[]>();

/** The own files that a file loads at run time. */
const loads = (file: string): readonly string[] => {
  const found =
    known.get(file) ??
    importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ to, typeOnly }) =>
      !typeOnly && /\.tsx?$/.test(to) && existsSync(join(root, to)) ? [to] : [],
    );
  known.set(file, found);
  return found;
};

/**
 * Modules loaded together with a file, before any of its functions runs: own files by their path, and packages by name.
 */
export const loadedWith = (file: string): ReadonlySet<string> => {
  const seen = new Set([file]);
  for (const one of seen) {
    if (!/\.tsx?$/.test(one)) continue;
    for (const { to, typeOnly, isDynamic } of importsOf(one, readFileSync(join(root, one), 'utf8')))
      if (!typeOnly && isDynamic !== true) seen.add(to);
  }
  return seen;
};

/** Every own file that a file needs at run time, itself included. */
export const reach = (file: string): ReadonlySet<string> => {
  const seen = new Set([file]);
  for (const one of seen) for (const next of loads(one)) seen.add(next);
  return seen;
};
