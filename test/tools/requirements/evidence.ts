import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#test/architecture/imports.ts';
import { namedIds } from './named-ids.ts';
import { filesAtService, stageOf, type Stage } from './stage.ts';
import type { Title } from './titles.ts';

const root = join(import.meta.dirname, '../../..');

export type Proof = Title & { readonly stage: Stage };

/** The tests whose title names an id. */
export type Tests = ReadonlyMap<string, readonly Proof[]>;

/** The places that name an id, in code or in a comment; also invalid ranges. */
export type Mention = { readonly file: string; readonly id: string };

const add = <Value>(map: Map<string, Value[]>, id: string, value: Value): void =>
  void map.set(id, [...(map.get(id) ?? []), value]);

/** The tests of the catalog itself name invented ids. */
const isOfCatalog = (file: string): boolean => /^test\/(spec|tools\/requirements)\//.test(file);

export const testsById = (titles: readonly Title[]): Tests => {
  const atService = filesAtService();
  const tests = new Map<string, Proof[]>();
  for (const [file, ofFile] of Map.groupBy(titles, (one) => one.file)) {
    if (isOfCatalog(file)) continue;
    const stage = stageOf(file, atService);
    for (const { title } of ofFile) for (const id of namedIds(title).ids) add(tests, id, { file, title, stage });
  }
  return tests;
};

/** Every id that a source of core, adapters, ui or test names. */
export const mentions = (): readonly Mention[] =>
  ['core', 'adapters', 'ui', 'test']
    .flatMap(sourceFiles)
    .filter((file) => !isOfCatalog(file))
    .flatMap((file) => {
      const { ids, wrong } = namedIds(readFileSync(join(root, file), 'utf8'));
      return [...ids, ...wrong].map((id) => ({ file, id }));
    });

/** The files of the product that name an id. */
export const filesById = (): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>();
  for (const { file, id } of mentions()) if (!file.startsWith('test/')) add(files, id, file);
  return files;
};
