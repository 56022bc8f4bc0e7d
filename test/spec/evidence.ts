import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { namedIds } from './named-ids.ts';
import { filesAtService, stageOf, type Stage } from './stage.ts';
import { testTitles, titleMakers } from './test-titles.ts';

const root = join(import.meta.dirname, '../..');

/** What was found in the sources of a project, by id: the titles of tests, and the files of the rules. */
export type Evidence = {
  readonly tests: ReadonlyMap<string, readonly Proof[]>;
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** How many titles were read. */
  readonly titles: number;
  /** Where each id is named, in a title or in a comment, with what was wrong with a range. */
  readonly mentions: readonly Mention[];
};

export type Proof = { readonly file: string; readonly title: string; readonly stage: Stage };
export type Mention = { readonly file: string; readonly id: string };

const sourcesIn = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const commentsOf = (file: string, text: string): string =>
  parseSync(file, text)
    .comments.map(({ value }) => value)
    .join('\n');

const add = <Value>(map: Map<string, Value[]>, id: string, value: Value): void =>
  void map.set(id, [...(map.get(id) ?? []), value]);

/** The tests of the tests themselves name ids that are made up. */
const isOfCatalogue = (file: string): boolean => file.startsWith('test/spec/');

/** Reads the sources of core, adapters, ui and test. A rule's file is one whose comments or code name its id. */
export const gatherEvidence = (): Evidence => {
  const tests = new Map<string, Proof[]>();
  const files = new Map<string, string[]>();
  const mentions: Mention[] = [];
  let titles = 0;

  const named = (file: string, text: string): readonly string[] => {
    const { ids, wrong } = namedIds(text);
    mentions.push(...[...ids, ...wrong].map((id) => ({ file, id })));
    return ids;
  };
  for (const { file, text } of ['core', 'adapters', 'ui'].flatMap(sourcesIn)) {
    named(file, commentsOf(file, text));
    for (const id of namedIds(text).ids) add(files, id, file);
  }
  const testSources = sourcesIn('test').filter(({ file }) => !isOfCatalogue(file));
  const makers = testSources
    .filter(({ file }) => file.startsWith('test/support/'))
    .flatMap(({ file, text }) => titleMakers(file, text));
  const atService = filesAtService();
  for (const { file, text } of testSources) {
    const stage = stageOf(file, atService);
    named(file, commentsOf(file, text));
    for (const title of testTitles(file, text, makers)) {
      titles += 1;
      for (const id of named(file, title)) add(tests, id, { file, title, stage });
    }
  }
  return { tests, files, titles, mentions };
};
