import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFlow, loadFlows, shippedFlows } from '#adapters/cli/load-flow.ts';
import { temporaryFolder } from '#test/support/browser.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => void (folder = await temporaryFolder()));
afterAll(() => folder.remove());

const written = async (name: string, text: string): Promise<string> => {
  const file = join(folder.path, name);
  await writeFile(file, text);
  return file;
};
const sentenceOf = (fileOrName: string): string => {
  const loaded = loadFlow(fileOrName, true);
  return E.isLeft(loaded) ? loaded.left.sentence : 'fine';
};

const good = 'locale: en-gb\nsteps:\n  - checkout:\n  - card: 4242 4242 4242 4242\n';

describe('scripts', () => {
  test('that are included are in the README, each with a description and an existing site', async () => {
    const readme = await readFile(new URL('../../../adapters/cli/README.md', import.meta.url), 'utf8');
    const [, list = ''] = /Included scripts: ([^.]*)\./.exec(readme) ?? [];
    expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name).toSorted()).toEqual(shippedFlows());
    for (const name of shippedFlows()) {
      const loaded = loadFlow(name, true);
      if (E.isLeft(loaded)) throw new Error(loaded.left.sentence);
      expect(loaded.right.flow.about).toMatch(/\.$/);
      expect(loaded.right.flow.name).toBe(name);
      expect(loaded.right.site.locale).toBe(loaded.right.flow.locale);
    }
  });

  test('without a name all are loaded, or those that a shop in another process can run', () => {
    const named = (canOperate: boolean, names: readonly string[] = []) =>
      loadFlows(names, { canOperate }).map((loaded) => (E.isRight(loaded) ? loaded.right.flow.name : 'bad'));
    expect(named(true)).toEqual(shippedFlows());
    // Only these act as the staff of the shop.
    expect(named(false)).toEqual(
      shippedFlows().filter((name) => !/^(gift-card$|pay-card$|receive-|shopper-life)/.test(name)),
    );
    expect(named(true, ['shopper-life'])).toEqual(['shopper-life']);
  });

  test('a script that acts as the staff of the shop is refused for a shop in another process', () => {
    const loaded = loadFlow('shopper-life', false);
    expect(E.isLeft(loaded) && loaded.left.sentence).toMatch(/the step operate .* run it without --url\.$/);
  });

  test('a folder is refused', () => {
    expect(sentenceOf(folder.path)).toBe(`${folder.path} is a folder: name its files.`);
  });

  test.each(['mine.flow.yaml', 'mine.yaml', 'mine.yml'])('a file is named by its name: %s', async (name) => {
    const loaded = loadFlow(await written(name, good), true);
    if (E.isLeft(loaded)) throw new Error(loaded.left.sentence);
    expect(loaded.right.flow.name).toBe('mine');
    expect(loaded.right.flow.steps).toHaveLength(2);
  });

  test('an unknown name is reported with the known ones', () => {
    expect(sentenceOf('guest-cart')).toBe(
      `guest-cart: no such file, and no flow of that name. There are ${shippedFlows().join(', ')}.`,
    );
  });

  test('a name cannot contain a path', () => {
    expect(sentenceOf('../commands/flow')).toContain('no such file');
  });

  test('an error names the file', async () => {
    const file = await written('wrong.yaml', 'locale: en-us\nsteps:\n  - fly: away\n');
    expect(sentenceOf(file)).toMatch(
      new RegExp(`^${file}: steps\\[0\\]: expected exactly one of add, .*, found \\["fly"\\]$`),
    );
  });

  test.each([
    ['steps: [', 1],
    ['locale: en-us\nlocale: fr-ca', 2],
    ['a: b: c', 1],
    ['# Title\n\n![Picture](picture.webp)', 1],
  ])('broken YAML is reported in one line: %j', async (text) => {
    const file = await written('broken.yaml', text);
    const sentence = sentenceOf(file);
    expect(sentence.startsWith(`${file} is not valid YAML: `)).toBe(true);
    expect(sentence).toMatch(/line \d+, column \d+$/);
    expect(sentence).not.toContain('\n');
  });

  test('aliases that multiply without end are reported with the file', async () => {
    const levels = ['&b', '&c', '&d'].map(
      (name, index) => `${'bcd'[index]}: ${name} [${`*${'abc'[index]},`.repeat(9)}]`,
    );
    const file = await written('aliases.yaml', ['a: &a [x,x,x,x,x,x,x,x,x]', ...levels, ''].join('\n'));
    expect(sentenceOf(file)).toMatch(new RegExp(`^${file} is not valid YAML: Excessive alias count`));
  });

  test('a locale without a site is reported with the known ones', async () => {
    const file = await written('locale.yaml', good.replace('en-gb', 'de-de'));
    expect(sentenceOf(file)).toBe(`${file}: locale: expected one of en-us, fr-ca, en-gb, found "de-de"`);
  });
});
