import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakpointAt, breakpoints, breakpointStarts, settingAt } from '#core/site/breakpoint.ts';
import { breakpoint } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

describe('breakpoint', () => {
  test('CNT-06 CFG-13 breakpoints are sm, md, lg', () => expect(breakpoints).toEqual(['sm', 'md', 'lg']));

  test.each([
    [0, 'sm'],
    [375, 'sm'],
    [767, 'sm'],
    [767.9, 'sm'],
    [768, 'md'],
    [1279, 'md'],
    [1280, 'lg'],
    [3840, 'lg'],
    [-1, 'sm'],
  ])('CNT-07 %d px is %s', (width, name) => expect(breakpointAt(width)).toBe(name));

  law(
    'CNT-07 a wider screen never has a smaller breakpoint',
    [fc.integer({ min: 0, max: 4000 }), fc.nat(4000)],
    (width, more) =>
      expect(breakpointStarts[breakpointAt(width + more)]).toBeGreaterThanOrEqual(
        breakpointStarts[breakpointAt(width)],
      ),
  );

  law(
    'the setting at a breakpoint is its own, else that of the nearest smaller one that has any',
    [fc.record({ sm: fc.nat(), md: fc.nat(), lg: fc.nat() }, { requiredKeys: [] }), breakpoint],
    (settings, at) => {
      const order = { sm: ['sm'], md: ['md', 'sm'], lg: ['lg', 'md', 'sm'] } as const;
      const owner = order[at].find((one) => settings[one] !== undefined);
      expect(settingAt(settings, at)).toBe(owner === undefined ? undefined : settings[owner]);
    },
  );
});
