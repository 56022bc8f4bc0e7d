import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partOf } from '#adapters/web/build/compile-messages.ts';
import { importsOf, sourceFiles, target } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Lazy views with texts of their own, of which they see only these and those of every page. */
const lazyViews = sourceFiles('ui').flatMap((file) =>
  [...textOf(file).matchAll(/lazyView\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)'/g)].map(
    ([, specifier = '', part = '']) => ({ view: target(file, specifier), part }),
  ),
);

/** The modules of the UI that load together with one. */
const loadedWith = (view: string): readonly string[] => {
  const found = new Set([view]);
  for (const file of found)
    for (const { to, typeOnly, isDynamic } of importsOf(file, textOf(file)))
      if (!typeOnly && isDynamic !== true && /^ui\/.+\.tsx?$/.test(to)) found.add(to);
  return [...found];
};

test.each(lazyViews)(
  '$view uses only texts that are loaded with it, those of $part and of every page',
  ({ view, part }) => {
    const missing = loadedWith(view).flatMap((file) =>
      [...textOf(file).matchAll(/useTranslations\('(\w+)/g)]
        .map(([, namespace = '']) => namespace)
        .filter((namespace) => !['shop', part].includes(partOf(namespace)))
        .map((namespace) => `${namespace} in ${file}`),
    );
    expect(missing).toEqual([]);
  },
);

test('the check finds lazy views', () => {
  expect(lazyViews.length).toBeGreaterThan(20);
});
