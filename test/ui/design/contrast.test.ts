import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokenSources, brandTokens } from '#ui/design/tokens/brands.ts';
import { contrast } from '#core/kernel/contrast.ts';
import { composite } from '#ui/design/tokens/color.ts';
import {
  tokenColor,
  contrastOf,
  contrastOnPicture,
  minimumContrast,
  pairs,
  minimumScrim,
  contrastFailures,
} from '#ui/design/tokens/pairs.ts';
import { aliasOf, propertyOf } from '#ui/design/tokens/read-tokens.ts';

const [first = '', ...others] = Object.keys(tokenSources.brands);
const tokens = brandTokens(first);
const sheets = globSync('ui/**/*.css')
  .filter((file) => !file.endsWith('tokens.css'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

/** Declarations of one rule, without nested rules: they apply to the same element. */
const rulesOf = (css: string): readonly string[] => {
  const open: string[] = [];
  const rules: string[] = [];
  for (const part of css.split(/(?<=[{};])/)) {
    if (part.endsWith('{')) open.push('');
    else if (part.endsWith('}')) rules.push(open.pop() ?? '');
    else if (open.length > 0) open.push((open.pop() ?? '') + part);
  }
  return rules;
};

const colorNames = new Set(tokens.filter(({ type }) => type === 'color').map(({ name }) => propertyOf(name).slice(2)));
const inRule = (rule: string, property: string): readonly string[] =>
  [...rule.matchAll(new RegExp(`(?:^|[;{\\s])${property}:\\s*var\\(--([\\w-]+)\\)`, 'g'))]
    .map(([, name = '']) => name)
    .filter((name) => colorNames.has(name));

const used = sheets.flatMap(({ file, css }) =>
  rulesOf(css).map((rule) => ({
    file,
    texts: inRule(rule, 'color'),
    // A shape cut out of a surface is graphics, and checked as such.
    surfaces: rule.includes('clip-path: polygon') ? [] : inRule(rule, 'background(?:-color)?'),
  })),
);
const asText = new Set(pairs.filter(({ use }) => use !== 'ring').map(({ text }) => text));
const asSurface = new Set(pairs.map(({ on }) => on));

test('black on white is 21 to 1, a color on itself 1 to 1, and half black over white is gray', () => {
  const [white, black] = [
    { red: 1, green: 1, blue: 1, alpha: 1 },
    { red: 0, green: 0, blue: 0, alpha: 1 },
  ];
  expect([contrast(black, white), contrast(white, black), contrast(white, white)]).toEqual([21, 21, 1]);
  expect(composite({ ...black, alpha: 0.5 }, white)).toEqual({ red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
  // Grays that are known to lie just on either side of 4.5 to 1 on white.
  const gray = (byte: number) => ({ red: byte / 255, green: byte / 255, blue: byte / 255, alpha: 1 });
  expect([contrast(gray(0x76), white) >= 4.5, contrast(gray(0x77), white) >= 4.5]).toEqual([true, false]);
});

test.each(pairs)('WCAG 1.4.3 and 1.4.11: $text on $on ($use) has enough contrast: $where', (pair) => {
  expect(contrastFailures(tokens, [pair])).toEqual([]);
});

test.each(others)('every pair has enough contrast in the colors of %s, too', (brand) => {
  expect(contrastFailures(brandTokens(brand), pairs)).toEqual([]);
});

test('a pair with too little contrast is reported, and so is an empty list of pairs', () => {
  expect(contrastFailures(tokens, [{ text: 'line', on: 'surface', use: 'text', where: 'planted' }])).toEqual([
    'line on surface (planted): 1.26 of 4.5',
  ]);
  expect(() => contrastFailures(tokens, [])).toThrow('No pairs');
  expect(() => contrastFailures(tokens, [{ text: 'nothing', on: 'surface', use: 'text', where: 'planted' }])).toThrow(
    '--nothing',
  );
});

test('a palette with lighter values is reported by the pairs that lose their contrast', () => {
  const paler = tokens.map((token) =>
    token.name === 'palette.slate' ? { ...token, value: { colorSpace: 'srgb', components: [0.6, 0.6, 0.6] } } : token,
  );
  expect(new Set(contrastFailures(paler, pairs).map((reported) => reported.split(' (')[0]))).toEqual(
    new Set(['text-muted on surface', 'text-muted on surface-raised', 'text-muted on surface-sunk']),
  );
});

describe('the pairs are those of the style sheets', () => {
  test('there are style sheets with colors', () => {
    expect(used.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(50);
    expect(used.filter(({ texts, surfaces }) => texts.length > 0 && surfaces.length > 0).length).toBeGreaterThan(8);
  });

  test('a text and a surface color in one rule are a pair', () => {
    const together = used.flatMap(({ file, texts, surfaces }) =>
      texts.flatMap((text) => surfaces.map((on) => ({ file, text, on }))),
    );
    expect(
      together.filter(
        ({ text, on }) => text !== 'text-on-scrim' && !pairs.some((pair) => pair.text === text && pair.on === on),
      ),
    ).toEqual([]);
  });

  test('every text color and every surface color is in a pair', () => {
    expect(
      used.flatMap(({ file, texts }) =>
        texts.filter((text) => !asText.has(text) && text !== 'text-on-scrim').map((text) => ({ file, text })),
      ),
    ).toEqual([]);
    // A backdrop, a border or a placeholder contains no text.
    const bare = new Set(['backdrop', 'line', 'accent', 'scrim']);
    expect(
      used.flatMap(({ file, surfaces }) =>
        surfaces.filter((on) => !asSurface.has(on) && !bare.has(on)).map((on) => ({ file, on })),
      ),
    ).toEqual([]);
  });

  test('no sheet has a literal color, and none reads the palette', () => {
    const palette = new Set(
      tokens
        .filter(({ name, value }) => name.startsWith('palette.') && aliasOf(value) === undefined)
        .map(({ name }) => propertyOf(name)),
    );
    const own = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|var\((--[\w-]+)/gi)]
        .filter(([whole, name]) => (name === undefined ? !whole.startsWith('var') : palette.has(name)))
        .map(([whole]) => `${file}: ${whole}`),
    );
    expect(own).toEqual([]);
  });

  test('the rules of a sheet are distinguished', () => {
    expect(
      rulesOf('@layer a { .b { color: var(--text); &:hover { background: var(--action); } } }').map((rule) => [
        inRule(rule, 'color'),
        inRule(rule, 'background'),
      ]),
    ).toEqual([
      [[], ['action']],
      [['text'], []],
      [[], []],
    ]);
  });
});

describe('text on pictures', () => {
  test.each(['text', 'large'] as const)(
    '%s has enough contrast over a white picture with the given share of the scrim',
    (use) => {
      expect(contrastOnPicture(tokens, minimumScrim[use])).toBeGreaterThanOrEqual(minimumContrast[use]);
      expect(contrastOnPicture(tokens, minimumScrim[use] - 0.1)).toBeLessThan(minimumContrast[use]);
    },
  );

  test('a sheet that puts text on a picture has a scrim that is strong enough where the text ends', () => {
    const written = sheets.filter(({ css }) => css.includes('var(--text-on-scrim)'));
    expect(written.length).toBeGreaterThan(1);
    for (const { file, css } of written) {
      // Shares and mixed colors may be properties, of which the first value is the weakest.
      const plain = css
        .replaceAll(/var\(--(dark|dim|over)\)/g, (whole, name) =>
          String(new RegExp(`--${name}: (color-mix\\([^;]*\\));`).exec(css)?.[1] ?? whole),
        )
        .replaceAll(/var\(--(strong|weak)\)/g, (whole, name) =>
          String(new RegExp(`--${name}: (\\d+%)`).exec(css)?.[1] ?? whole),
        );
      // A gradient with one share is before the texts, not behind them.
      const gradients = [...plain.matchAll(/linear-gradient\([^;]*\);/g)]
        .map(([gradient]) =>
          [...gradient.matchAll(/var\(--(?:scrim|tone|banner-fill)\) (\d+)%/g)].map(([, share]) => Number(share) / 100),
        )
        .filter((shares) => shares.length > 1);
      expect([file, gradients.length > 0]).toEqual([file, true]);
      for (const shares of gradients)
        expect([file, shares.filter((share) => share >= minimumScrim.text).length >= 2]).toEqual([file, true]);
    }
  });
});

test('the focus ring has two colors, one of which is visible on any surface', () => {
  for (const on of asSurface) {
    const seen = Math.max(
      ...['focus', 'surface'].map((text) => contrastOf(tokens, { text, on, use: 'ring', where: '' })),
    );
    expect([on, seen >= minimumContrast.ring]).toEqual([on, true]);
  }
  expect(contrast(tokenColor(tokens, 'focus'), tokenColor(tokens, 'surface'))).toBeGreaterThan(9);
});
