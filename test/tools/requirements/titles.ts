import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../../..');

/** The file in which `vitest list` leaves the titles of all tests, also of those that only `npm run proof` runs. */
export const titlesFile = join(root, '.build/test-titles.json');

/** The file in which a run of the tests leaves the titles of the tests that ran. */
export const ranTitlesFile = join(root, '.build/ran-test-titles.json');

/** An entry of the file, as `vitest list --json` writes it: the titles of groups and test, and the absolute path. */
export type ListedTest = { readonly name: string; readonly file: string };

/** A test: its file from the root of the project, and its title with those of the groups around it. */
export type Title = { readonly file: string; readonly title: string };

/** Whether the file is newer than every source: then listing the tests again gives the same titles. */
export const areTitlesCurrent = (): boolean => {
  const listedAt = statSync(titlesFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ['core', 'adapters', 'ui', 'test']
    .flatMap(sourceFiles)
    .every((file) => statSync(join(root, file)).mtimeMs < listedAt);
};

export const readTitles = (path: string): readonly Title[] => {
  const tests: readonly ListedTest[] = JSON.parse(readFileSync(path, 'utf8'));
  return tests.map(({ name, file }) => ({ title: name, file: relative(root, file).replaceAll('\\', '/') }));
};
