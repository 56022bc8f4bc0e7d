import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#test/architecture/imports.ts';
import { reach } from '#test/architecture/reach.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The tests of a file: those of its area (`core/validation` is tested by `test/core/validation`) that load it, directly
 * or not.
 */
export const testsOf = (file: string): readonly string[] => {
  const area = `test/${file.split('/').slice(0, 2).join('/')}`;
  if (!existsSync(join(root, area))) return [];
  return sourceFiles(area).filter((test) => /\.(test|prop)\.tsx?$/.test(test) && reach(test).has(file));
};
