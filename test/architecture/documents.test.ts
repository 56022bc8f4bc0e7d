import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testCards } from '#adapters/backend/payments/test-cards.ts';
import { decodeFlow, verbs } from '#adapters/cli/flow.codec.ts';
import { shippedFlows } from '#adapters/cli/load-flow.ts';
import { errorIds } from '#test/support/error-ids.ts';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const architecture = read('ARCHITECTURE.md');
const readme = read('README.md');
const COMMAND_LINE = 'adapters/cli/README.md';
const DECISIONS = 'test/architecture/decisions/README.md';
const DEPENDENCIES = 'test/architecture/decisions/dependencies.md';

/** The documents for new readers, in this order. */
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'core/README.md',
  'adapters/README.md',
  COMMAND_LINE,
  'adapters/backend/commerce/README.md',
  'ui/README.md',
  'test/README.md',
  DECISIONS,
  DEPENDENCIES,
];
const manifest: { readonly [part: string]: unknown } = JSON.parse(read('package.json'));

const namesIn = (part: string): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(manifest[part] ?? {});

/** The part of a document from a heading to the next one of the same or a higher level. */
const section = (document: string, heading: string): string => {
  const lines = document.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new RangeError(`No heading "${heading}"`);
  const rank = /^#+/.exec(heading)?.[0].length ?? 1;
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{1,${rank}} `).test(line));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
};

/** The cells of every row of the tables in a text, without table heads. */
const rows = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const codes = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const firstCodes = (text: string): readonly string[] => rows(text).map(([cell = '']) => codes(cell)[0] ?? '');

/** The files and folders of this repository that a document names, without patterns and placeholders. */
const pathsIn = (document: string): readonly string[] =>
  codes(document.replaceAll(/^```[\s\S]*?^```$/gm, '')).filter(
    (code) => /^(core|adapters|ui|test|\.ci|\.github)\/[\w./-]+$/.test(code) && /\.\w+$|\/$/.test(code),
  );

/** The anchors of a document's headings, by GitHub's rules. */
const anchorsIn = (document: string): readonly string[] =>
  [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .map((name) => join(folder, name));

describe('ARCHITECTURE.md', () => {
  test('it has at most 2,500 words', () => {
    expect(architecture.split(/\s+/).length).toBeLessThanOrEqual(2_500);
  });

  test('names in a list of changes are in the files and folders of that list', () => {
    const [, ...lists] = section(architecture, '## To change X, start here').split(/^### /m);
    const unknown = lists.flatMap((list) => {
      const text = pathsIn(list)
        .flatMap((path) => (path.endsWith('/') ? filesBelow(path) : [path]))
        .map(read)
        .join('\n');
      return codes(list).filter((code) => /^[A-Za-z]\w+$/.test(code) && !new RegExp(`\\b${code}\\b`).test(text));
    });
    expect(lists.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  test('the list of a new error id names the catalog and every test that counts the ids', () => {
    const list = section(architecture, '### Error id');
    const counted = new RegExp(`\\b${errorIds.length}\\b`);
    const counting = filesBelow('test').filter((path) => {
      const text = read(path);
      return path.endsWith('.test.ts') && text.includes('support/error-ids.ts') && counted.test(text);
    });
    expect(counting.length).toBeGreaterThan(1);
    expect([...counting, 'test/spec/requirements.md'].filter((path) => !pathsIn(list).includes(path))).toEqual([]);
  });

  test('every dependency has one row with a reason', () => {
    const named = rows(read(DEPENDENCIES)).map(([name = '', reason = '']) => [codes(name)[0], reason.length > 10]);
    const installed = ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap(namesIn)
      .map(([name]) => [name, true]);
    expect(named.toSorted()).toEqual(installed.toSorted());
  });

  test('every decision has its own number and a title, and every cited decision exists', () => {
    const numbers = [...read(DECISIONS).matchAll(/^## (0\.\d+) \S/gm)].map(([, number]) => number);
    const decided = new Set(numbers);
    expect(decided.size).toBe(numbers.length);
    const cited = ['core', 'adapters', 'ui', 'test']
      .flatMap(sourceFiles)
      .flatMap((path) => [...read(path).matchAll(/architecture (0\.\d+)/g)].map(([, number]) => ({ path, number })));
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ number }) => !decided.has(number))).toEqual([]);
  });
});

describe('README.md', () => {
  test('its table of settings has exactly the variables that are read', () => {
    const known = new Set(
      [
        ...(read('adapters/cli/settings.ts') + read('adapters/cli/mail-settings.ts')).matchAll(
          /variables(?:\['|\.)(\w+)/g,
        ),
      ].map(([, name]) => name),
    );
    const [, table = ''] = /const settingNames = \[([^\]]*)\]/.exec(read('adapters/process/setting-names.ts')) ?? [];
    const names = [...table.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect([...known].toSorted()).toEqual(names.toSorted());
    expect(firstCodes(section(readme, '## Configuration'))).toEqual(names);
  });

  test('its table of scripts is that of package.json', () => {
    expect(firstCodes(section(readme, '## npm scripts'))).toEqual(
      namesIn('scripts').map(([name]) => `npm ${name === 'start' || name === 'test' ? name : `run ${name}`}`),
    );
  });

  test('it lists every test card and its result', () => {
    const reported = rows(section(readme, '### Test cards')).map(([number = '', behavior = '']) => ({
      number: codes(number)[0]?.replaceAll(' ', ''),
      behavior: codes(behavior)[0],
    }));
    expect(reported).toEqual(testCards);
  });

  test('its script is accepted by the command line', () => {
    const flow = decodeFlow('readme', parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''));
    expect(E.isRight(flow) ? flow.right.steps.length : flow.left).toBeGreaterThan(5);
  });
});

test('the document of the command line lists every step and every included script', () => {
  const scripts = section(read(COMMAND_LINE), '## Scripts');
  expect(firstCodes(scripts)).toEqual(Object.keys(verbs));
  expect(codes(scripts)).toEqual(expect.arrayContaining([...shippedFlows()]));
});

test.each([
  ['README.md', '## Another channel', 'test/e2e/package/search.mjs'],
  ['core/README.md', '## For other programs', 'test/e2e/package/fakes.mjs'],
])('%s quotes the whole file of another channel, of at most 20 lines, and links to it', (document, heading, file) => {
  const channel = section(read(document), heading);
  expect(/```js\n([\s\S]*?)```/.exec(channel)?.[1]).toBe(read(file));
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  expect(channel).toContain(`(${relative(dirname(document), file)})`);
});

test('README.md has at most 250 lines', () => expect(readme.split('\n').length).toBeLessThanOrEqual(250));

test.each(documents)('%s names and links to existing files only', (document) => {
  const text = read(document);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, link = '', anchor]) => ({
    path: link === '' ? document : join(dirname(document), link),
    anchor,
  }));
  const paths = [...pathsIn(text), ...links.map(({ path }) => path)];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const isMissing = ({ path, anchor }: (typeof links)[number]): boolean =>
    anchor !== undefined && !anchorsIn(read(path)).includes(anchor);
  expect(links.filter(isMissing)).toEqual([]);
});

test('every document of a folder is linked from README.md or ARCHITECTURE.md', () => {
  const linked = `${readme}${architecture}`;
  expect(
    documents.slice(2).filter((document) => !linked.includes(`](${document})`) && !linked.includes(`](${document}#`)),
  ).toEqual([]);
});
