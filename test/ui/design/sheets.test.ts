import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = globSync('ui/**/*.module.css');
const views = globSync('ui/**/*.{tsx,ts}');
const tokens = new Set(
  [...readFileSync('ui/design/tokens.css', 'utf8').matchAll(/--([\w-]+):/g)].map(([, name]) => name),
);

test('there are style sheets and views', () => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(views.length).toBeGreaterThan(10);
});

test.each(views.filter((file) => readFileSync(file, 'utf8').includes('.module.css')))(
  '%s names only classes that its sheet has',
  (file) => {
    const source = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = readFileSync(join(dirname(file), path), 'utf8');
      const used = [...source.matchAll(new RegExp(`(?<![\\w-])${name}\\.(?!module)(\\w+)`, 'g'))].map(
        ([, used]) => used ?? '',
      );
      expect(used.filter((one) => !new RegExp(`\\.${one}\\b`).test(sheet))).toEqual([]);
    }
  },
);

const propertiesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/--([\w-]+):/g)].map(([, name]) => name ?? '');
/**
 * The sheets of a block set properties that the sheets of its shared parts and of the features in it read, and the other
 * way round. Content sets lengths by breakpoint (`ui/blocks/content-styles.ts`).
 */
const ofBlocks = [
  ...sheets.filter((file) => /^ui\/(blocks|features\/recommendations)\//.test(file)).flatMap(propertiesIn),
  ...['width', 'gap'].flatMap((length) => ['sm', 'md', 'lg'].map((at) => `${length}-${at}`)),
];
/** The parts of the shell at the edge of the window share the space that a bar there takes. */
const ofShell = sheets.filter((file) => file.startsWith('ui/shell/')).flatMap(propertiesIn);

test.each(sheets)('%s is in a layer and reads only existing tokens', (file) => {
  const sheet = readFileSync(file, 'utf8');
  expect(sheet).toMatch(/@layer (components|blocks)/);
  const own = new Set([
    ...propertiesIn(file),
    ...(file.startsWith('ui/blocks/') ? ofBlocks : []),
    ...(file.startsWith('ui/shell/') ? ofShell : []),
  ]);
  expect(
    [...sheet.matchAll(/var\(--([\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name = '') => !tokens.has(name) && !own.has(name)),
  ).toEqual([]);
});

test.each(views.filter((file) => file.endsWith('.tsx')))(
  '%s renders no style attribute, which the policy of the page would refuse',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\sstyle=\{/);
  },
);

test('the two fonts have at most 45 KB together', () => {
  const bytes = globSync('ui/design/fonts/*.woff2').map((file) => statSync(file).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1024);
});
