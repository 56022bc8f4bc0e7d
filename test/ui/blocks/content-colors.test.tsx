import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderedColors } from '#core/content/content-color.ts';
import { contrast } from '#core/kernel/contrast.ts';
import { colorRules, useColorClass } from '#ui/blocks/content-colors.ts';
import { brandTokens, tokenSources } from '#ui/design/tokens/brands.ts';
import { tokenColor } from '#ui/design/tokens/pairs.ts';

const classesOf = (choice: Parameters<typeof useColorClass>[0]) =>
  renderHook(() => useColorClass(choice)).result.current;

test('a block has a class per color, and the document has one rule per class in its markup', () => {
  const classes = classesOf({ text: '#FFF', background: '#1a2b3c' });
  expect(classes).toBe('content-text-ffffff content-fill-1a2b3c');
  expect(colorRules(`<p class="${classes}"></p><p class="x ${classes}"></p>`)).toBe(
    '.content-fill-1a2b3c{background-color:#1a2b3c;--content-fill:#1a2b3c}.content-text-ffffff{color:#ffffff}',
  );
  expect(classesOf({})).toBeUndefined();
  expect(colorRules('<p class="x"></p>')).toBe('');
});

test('text of the markup cannot add anything but a rule for a color', () => {
  expect(colorRules('content-fill-000000}body{display:none} content-text-zzzzzz')).toBe(
    '.content-fill-000000{background-color:#000000;--content-fill:#000000}',
  );
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
