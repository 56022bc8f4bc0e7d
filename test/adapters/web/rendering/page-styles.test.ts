import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageStyles } from '#adapters/web/rendering/page-styles.ts';
import { temporaryFolder } from '#test/support/browser.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const sheet = (index: number): string => `/sheet-${index}.css`;
const sheets = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => sheet(index));
const ruleOf = (index: number, length: number): string => `.s${index}{${'a'.repeat(length)}}`;

beforeAll(async () => {
  folder = await temporaryFolder();
  for (let index = 0; index < 40; index += 1) await writeFile(join(folder.path, sheet(index)), ruleOf(index, 1000));
  await writeFile(join(folder.path, 'ends.css'), '.a{content:"</style>"}');
});
afterAll(() => folder.remove());

const stylesOf = (count: number) => pageStyles(folder.path, ['/shell.css'], sheets(count));

test('CNT-02 the last sheets of a page are inlined in their order, up to 6,000 characters', () => {
  const { linked, contained } = stylesOf(5);
  expect([linked, contained.addresses]).toEqual([['/shell.css'], sheets(5)]);
  expect(contained.text.match(/\.s\d+/g)).toEqual(['.s0', '.s1', '.s2', '.s3', '.s4']);
  expect(stylesOf(9).linked).toEqual(['/shell.css', sheet(0), sheet(1), sheet(2), sheet(3)]);
});

test('CNT-02 a page with many blocks inlines more, so that at most six sheets are requested before its first paint', () => {
  const { linked, contained } = stylesOf(30);
  expect(linked).toEqual(['/shell.css', ...sheets(5)]);
  expect([...linked.slice(1), ...contained.addresses]).toEqual(sheets(30));
});

test('a sheet that would end its element is linked', () =>
  expect(pageStyles(folder.path, [], [sheet(0), '/ends.css', sheet(1)])).toMatchObject({
    linked: [sheet(0), '/ends.css'],
    contained: { addresses: [sheet(1)] },
  }));
