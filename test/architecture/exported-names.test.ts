import { describe, expect, test } from 'vitest';
import { productModules } from './entries.ts';
import { moduleOf, type Module } from './modules.ts';

/** Names that several files export, with the files that may do so and the reason. */
const allowed: readonly { readonly names: RegExp; readonly files: RegExp; readonly reason: string }[] = [
  {
    names: /^(Component|loader)$/,
    files: /^ui\/pages\/.+-(page|route)\.tsx$/,
    reason: 'React Router reads these names from the module of each route.',
  },
  {
    names: /^(View|samples)$/,
    files: /^ui\/blocks\/[^/]+\/(view\.tsx|sample\.ts)$/,
    reason: 'The block registry and the component gallery read these names from the folder of each block.',
  },
  {
    names: /./,
    files: /^adapters\/backend\/commerce\/kernel\/database\/migrations\/\d{4}-/,
    reason: 'A migration is named by its area and is read only by the list of migrations.',
  },
];

/** The names that a module declares and exports. A name that it passes on belongs to the file that declares it. */
const ownNames = ({ exports, statements }: Module): readonly string[] => {
  const declared = new Set(statements.flatMap(({ declares }) => declares));
  return [...exports].flatMap(([name, local]) =>
    name !== 'default' && typeof local === 'string' && declared.has(local) ? [name] : [],
  );
};

const isAllowed = (name: string, file: string): boolean =>
  allowed.some(({ names, files }) => names.test(name) && files.test(file));

/** Names of several files, each with its files in order. */
const duplicates = (modules: ReadonlyMap<string, Module>): readonly string[] => {
  const names = [...modules].flatMap(([file, module]) => ownNames(module).map((name) => ({ file, name })));
  const byName = Map.groupBy(
    names.filter(({ file, name }) => !isAllowed(name, file)),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, places]) =>
    places.length === 1 ? [] : [`${name}: ${places.map(({ file }) => file).join(', ')}`],
  );
};

const project = (files: { readonly [path: string]: string }): ReadonlyMap<string, Module> =>
  new Map(Object.entries(files).map(([path, text]) => [path, moduleOf(path, text)]));

describe('an exported name belongs to one file of the product', () => {
  test('of core, adapters or ui', () => {
    expect(productModules.size).toBeGreaterThan(800);
    expect(duplicates(productModules)).toEqual([]);
  });

  test('every exception is used', () => {
    const exports = [...productModules].flatMap(([file, module]) => ownNames(module).map((name) => ({ file, name })));
    const unused = allowed.filter(
      ({ names, files }) => exports.filter(({ file, name }) => names.test(name) && files.test(file)).length < 2,
    );
    expect(unused.map(({ reason }) => reason)).toEqual([]);
  });

  test('functions, values, types and classes of one name are found', () => {
    const found = duplicates(
      project({
        'core/a.ts': 'export const value = 1; export type Shape = 1; export function act() {} export class Store {}',
        'core/b.ts': 'const value = 1; export { value };\nexport interface Shape {}',
        'ui/c.ts': 'export const act = () => 1; const inner = 1; export { inner as Store };',
      }),
    );
    expect(found).toEqual([
      'value: core/a.ts, core/b.ts',
      'Shape: core/a.ts, core/b.ts',
      'act: core/a.ts, ui/c.ts',
      'Store: core/a.ts, ui/c.ts',
    ]);
  });

  test('names that are passed on, private names, and a type with its value in one file are allowed', () => {
    const found = duplicates(
      project({
        'core/a.ts': 'export type Money = 1; export const Money = 1; const own = 1;',
        'core/b.ts': "export type { Money } from './a.ts'; export const own = 1;",
        'core/c.ts': "import { Money } from './a.ts'; export type { Money };",
      }),
    );
    expect(found).toEqual([]);
  });
});
