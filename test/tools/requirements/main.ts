import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { allIds, catalog } from '#test/spec/requirement-catalog.ts';
import { filesById, testsById } from './evidence.ts';
import { account, idsOf, summary } from './summary.ts';
import { areTitlesCurrent, readTitles, titlesFile } from './titles.ts';

/**
 * `npm run spec`: which requirements have tests. `npm run spec -- CART-12 PR-12`: sentence, files and tests of each.
 */
const wanted = idsOf(process.argv.slice(2));
const unknown = wanted.filter((id) => !allIds(catalog).includes(id));
if (unknown.length > 0) {
  console.error(`The catalog holds no ${unknown.join(', ')}: test/spec/requirements.md lists every id.`);
  process.exit(2);
}

if (!areTitlesCurrent()) {
  console.error('Listing the tests: every test file is loaded, which takes half a minute.');
  // In the browser `npm run proof` runs all that `npm test` runs, and more.
  const projects = ['e2e', 'proof', 'proof-pglite'].flatMap((project) => ['--project', `!${project}`]);
  const vitest = join(import.meta.dirname, '../../../node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['list', ...projects, '--staticParse=false', `--json=${titlesFile}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

const titles = readTitles(titlesFile);
const tests = testsById(titles);
const files = filesById();
console.log(
  wanted.length === 0
    ? summary(catalog, tests, titles.length)
    : wanted.map((id) => account(id, catalog, tests, files.get(id) ?? [])).join('\n\n'),
);
