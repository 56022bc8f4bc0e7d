import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hexOf, readColor } from '#ui/design/tokens/color.ts';
import { tokenSources, brandTokens } from '#ui/design/tokens/brands.ts';
import { aliasOf, isGroup, propertyOf, readTokens, resolve } from '#ui/design/tokens/read-tokens.ts';
import { writeCss } from '#ui/design/tokens/write-css.ts';

const brands = Object.keys(tokenSources.brands);

/** The types of the token format that this shop uses. */
const types = new Set(['color', 'dimension', 'fontFamily', 'cubicBezier', 'duration', 'border']);
const color = (hex: string): object => ({
  $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) },
});

test('the sheet of custom properties equals its source; "vitest -u" writes it again', async () => {
  await expect(writeCss(tokenSources)).toMatchFileSnapshot('../../../ui/design/tokens.css');
});

describe.each(brands)('the tokens of %s', (brand) => {
  const all = brandTokens(brand);
  const own = tokenSources.brands[brand] ?? [];

  test('every token has a type of the format and a value, through every alias', () => {
    expect(all.length).toBeGreaterThan(60);
    for (const { name, type } of all)
      expect([name, types.has(type), resolve(all, name).type]).toEqual([name, true, type]);
  });

  test('the hex value and the components of a color agree', () => {
    const stated = own.flatMap(({ name, value }) =>
      isGroup(value) && typeof value['hex'] === 'string' ? [{ name, hex: value['hex'], value }] : [],
    );
    expect(stated.length).toBeGreaterThan(10);
    for (const { name, hex, value } of stated) expect([name, hexOf(readColor(value))]).toEqual([name, hex]);
  });

  test('a role is an alias of the palette, and a component token reads only roles', () => {
    const wrong = own.filter(({ name, type, value }) => {
      const [tier] = name.split('.');
      const alias = aliasOf(value);
      if (tier === 'palette') return alias !== undefined;
      if (tier === 'role') return type === 'color' && !(alias ?? '').startsWith('palette.');
      return alias?.startsWith('palette.') === true;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('no two tokens have the same property', () => {
    const names = all.map(({ name }) => propertyOf(name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('it has every role and every component token of the first brand', () => {
    const roles = (tokens: typeof own): readonly string[] =>
      tokens
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('palette.'))
        .toSorted();
    expect(roles(own)).toEqual(roles(tokenSources.brands[brands[0] ?? ''] ?? []));
  });
});

test('a second brand is a second file: it adds its own block and changes nothing else', () => {
  const fell = readTokens({
    palette: { $type: 'color', snow: color('#ffffff') },
    role: { surface: { $type: 'color', $root: { $value: '{palette.snow}' } } },
  });
  const sheet = writeCss({ base: tokenSources.base, brands: { ...tokenSources.brands, fell } });
  const block = "[data-brand='fell'] {\n  --snow: #ffffff;\n  --surface: var(--snow);\n}\n\n";
  expect(sheet).toContain(block);
  expect(sheet.replace(block, '')).toBe(writeCss(tokenSources));
});

test.each([
  ['a name that nothing has', { role: { text: { $type: 'color', $value: '{palette.none}' } } }, /palette\.none/],
  [
    'a ring of names',
    { role: { $type: 'color', a: { $value: '{role.b}' }, b: { $value: '{role.a}' } } },
    /role\.a > role\.b > role\.a/,
  ],
  ['a token without a type', { role: { text: { $value: 1 } } }, /no type/],
  [
    'a color of another space',
    { role: { text: { $type: 'color', $value: { colorSpace: 'oklch', components: [0, 0, 0] } } } },
    /sRGB/,
  ],
  ['a type that no property can hold', { role: { text: { $type: 'shadow', $value: {} } } }, /shadow role\.text/],
  ['a measure without a unit', { role: { gap: { $type: 'dimension', $value: 4 } } }, /Not a measure/],
])('%s is an error and not a missing value in the sheet', (_, source, reported) => {
  expect(() => writeCss({ base: [], brands: { planted: readTokens(source) } })).toThrow(reported);
});

test('layouts change only at the widths that are tokens', () => {
  const [first = ''] = brands;
  const widths = brandTokens(first).flatMap(({ name, value }) =>
    name.startsWith('breakpoint.') && isGroup(value) ? [Number(value['value'])] : [],
  );
  const used = globSync('ui/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?([\d.]+)rem/g)].map(([, width = '']) => ({
      file,
      width: Number(width),
    })),
  );
  expect(used.length).toBeGreaterThan(15);
  // A max-width query includes its end, so it ends slightly earlier.
  expect(used.filter(({ width }) => !widths.some((one) => one === width || one === width + 0.01))).toEqual([]);
});
