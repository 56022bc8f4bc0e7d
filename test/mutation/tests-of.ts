import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../..');

/** Every file that a file needs at run time, itself included. */
const reach = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(file) || !existsSync(join(root, file))) return seen;
  seen.add(file);
  for (const { to, typeOnly } of importsOf(file, readFileSync(join(root, file), 'utf8'))) if (!typeOnly && /\.tsx?$/.test(to)) reach(to, seen);
  return seen;
};

/** The tests of a file: those of its area (`core/validation` is tested by `test/core/validation`) that load it, directly or not. */
export const testsOf = (file: string): readonly string[] => {
  const area = `test/${file.split('/').slice(0, 2).join('/')}`;
  if (!existsSync(join(root, area))) return [];
  return sourceFiles(area).filter((test) => /\.(test|prop)\.tsx?$/.test(test) && reach(test).has(file));
};
