import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalog } from '#test/spec/requirement-catalog.ts';
import { entries, productModules, reachedByProduct, unreachedFiles } from './entries.ts';
import { exportsForTests, unusedDeclarations, unusedExports } from './exports.ts';
import { allowedUnused, unreached, MOST_FOR_TESTS, MOST_UNREACHED } from './unreached.ts';
import { moduleOf } from './modules.ts';
import { reachFrom } from './reachability.ts';

const root = join(import.meta.dirname, '../..');

describe('every file of core, adapters and ui is reached from an entry of the product', () => {
  test('or is in the list of unreached files; a listed file that is reached or deleted must leave the list', () => {
    expect(unreachedFiles.toSorted()).toEqual(Object.keys(unreached).toSorted());
  });

  test('the list names a prefix of the catalog for each file, and only shrinks', () => {
    const prefixes = new Set(catalog.requirements.map(({ prefix }) => prefix));
    expect(Object.entries(unreached).filter(([, prefix]) => !prefixes.has(prefix))).toEqual([]);
    expect(unreachedFiles.length).toBeLessThanOrEqual(MOST_UNREACHED);
  });

  test('the files that vite.config.ts and package.json start are entries', () => {
    const started = [
      ...readFileSync(join(root, 'vite.config.ts'), 'utf8').matchAll(/'(?:\.\/)?((?:adapters|ui)\/[\w/.-]+\.tsx?)'/g),
      ...readFileSync(join(root, 'package.json'), 'utf8').matchAll(/node (?:--\S+ )*(adapters\/[\w/.-]+\.ts)/g),
    ].map(([, file = '']) => file);
    expect(started.length).toBeGreaterThan(6);
    expect(started.filter((file) => !entries.includes(file))).toEqual([]);
    expect(entries.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('the check reaches the product', () => {
    expect(reachedByProduct.files.size).toBeGreaterThan(800);
    expect(productModules.size - reachedByProduct.files.size).toBeGreaterThan(0);
  });
});

describe('every export of core, adapters and ui is used', () => {
  test('another module of the product, or a test, reads it by name', () => expect(unusedExports).toEqual([]));

  test('its declarations are used by the product, not only by tests; exceptions have a reason and are unused', () =>
    expect(unusedDeclarations.toSorted()).toEqual(Object.keys(allowedUnused).toSorted()));

  test('the number of exports that only tests read does not grow', () =>
    expect(exportsForTests.length).toBeLessThanOrEqual(MOST_FOR_TESTS));
});

describe('reachability', () => {
  const project = new Map(
    Object.entries({
      'ui/entry.ts':
        "import { a } from './a.ts';\nimport type { T } from './types.ts';\nimport './effect.ts';\nconst run = (t: T) => a(t);\nrun({});\nconst lazy = () => import('./lazy.ts');\nlazy().then(({ shown }) => shown);",
      'ui/a.ts': "import { b } from './b.ts';\nexport const a = (x: unknown) => x;\nexport const unused = () => b;",
      'ui/b.ts': 'export const b = 1;',
      'ui/types.ts': 'export type T = object;\nexport type Unused = T;',
      'ui/effect.ts': "import { late } from './late.ts';\nlate();\nexport const spare = 1;",
      'ui/late.ts': "export { real as late } from './real.ts';",
      'ui/real.ts': 'export const real = () => undefined;',
      'ui/lazy.ts': 'export const shown = 1;\nexport const hidden = 2;',
    }).map(([file, text]) => [file, moduleOf(file, text)] as const),
  );
  const { files, used } = reachFrom(project, ['ui/entry.ts']);

  test('follows run-time imports: values, types, side effects, re-exports, and dynamic imports', () =>
    expect([...files].toSorted()).toEqual(
      ['a', 'effect', 'entry', 'late', 'lazy', 'real', 'types'].map((name) => `ui/${name}.ts`),
    ));

  test('follows names: an export that only an unused export reads is unused', () =>
    expect([...used].toSorted()).toEqual([
      'ui/a.ts#a',
      'ui/late.ts#late',
      'ui/lazy.ts#shown',
      'ui/real.ts#real',
      'ui/types.ts#T',
    ]));

  test('ends at a closed file', () =>
    expect([...reachFrom(project, ['ui/entry.ts'], (file) => file === 'ui/effect.ts').files]).not.toContain(
      'ui/real.ts',
    ));
});
