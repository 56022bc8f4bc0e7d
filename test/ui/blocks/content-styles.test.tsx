import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderedColors } from '#core/content/content-color.ts';
import { contrast } from '#core/kernel/contrast.ts';
import { contentRules, useColorClass, useLengthClass } from '#ui/blocks/content-styles.ts';
import { brandTokens, tokenSources } from '#ui/design/tokens/brands.ts';
import { tokenColor } from '#ui/design/tokens/pairs.ts';

const classesOf = (choice: Parameters<typeof useColorClass>[0]) =>
  renderHook(() => useColorClass(choice)).result.current;

test('a block has a class per color, and the document has one rule per class in its markup', () => {
  const classes = classesOf({ text: '#FFF', background: '#1a2b3c' });
  expect(classes).toBe('content-text-ffffff content-fill-1a2b3c');
  expect(contentRules(`<p class="${classes}"></p><p class="x ${classes}"></p>`)).toBe(
    '.content-fill-1a2b3c{background-color:#1a2b3c;--content-fill:#1a2b3c}.content-text-ffffff{color:#ffffff}',
  );
  expect(classesOf({})).toBeUndefined();
  expect(contentRules('<p class="x"></p>')).toBe('');
});

test('text of the markup cannot add anything but a rule for a color', () => {
  expect(contentRules('content-fill-000000}body{display:none} content-text-zzzzzz')).toBe(
    '.content-fill-000000{background-color:#000000;--content-fill:#000000}',
  );
});

test('a background alone has the text color of the page, or white if it is dark', () => {
  expect(classesOf({ background: '#f1ede4' })).toBe('content-text-17201f content-fill-f1ede4');
  expect(classesOf({ background: '#22433b' })).toBe('content-text-ffffff content-fill-22433b');
});

test('lengths have a class and a rule per breakpoint', () => {
  const lengths = { sm: '12.5vw', md: '33.3333%', lg: '20rem' };
  const { current } = renderHook(() => useLengthClass((at) => ({ width: lengths[at], gap: '0' }))).result;
  expect(contentRules(`<ul class="${current}">`)).toBe(
    [
      '.content-gap-lg-0px{--gap-lg:0px}',
      '.content-gap-md-0px{--gap-md:0px}',
      '.content-gap-sm-0px{--gap-sm:0px}',
      '.content-width-lg-20rem{--width-lg:20rem}',
      '.content-width-md-33_3333pct{--width-md:33.3333%}',
      '.content-width-sm-12_5vw{--width-sm:12.5vw}',
    ].join(''),
  );
});

test('text of the markup cannot add a rule for another property or unit', () => {
  for (const words of [
    'content-width-xl-10px',
    'content-width-sm-10vh',
    'content-margin-sm-10px',
    'content-width-sm-99999px',
    'content-width-sm--10px',
  ])
    expect([words, contentRules(words)]).toEqual([words, '']);
});

test('WCAG 1.4.3: a text without a background is readable on the surfaces of every brand', () => {
  for (const brand of Object.keys(tokenSources.brands)) {
    for (const [over, token] of [
      ['page', 'surface'],
      ['brand', 'surface-brand'],
      ['media', 'scrim'],
    ] as const)
      for (const text of ['#ffffff', '#eeeeee', '#999999', '#ff8800', '#00ff00', '#17201f', '#000000']) {
        const shown = renderedColors({ text, over }).text ?? '';
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
          (at) => Number.parseInt(shown.slice(at, at + 2), 16) / 255,
        );
        expect(contrast({ red, green, blue }, tokenColor(brandTokens(brand), token))).toBeGreaterThanOrEqual(4.5);
      }
  }
});
