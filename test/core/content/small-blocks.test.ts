import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opensAfter } from '#core/content/dialog-block.ts';
import { iconSizes } from '#core/content/icon-size.ts';
import { secondaryNavAfter } from '#core/content/secondary-nav.ts';
import { emptySections, shownSections } from '#core/content/section.ts';
import { shortId } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

describe('secondary-nav', () => {
  law('CNT-64 the button toggles the list, and choosing a link closes it in any state', [fc.boolean()], (isOpen) => {
    expect(secondaryNavAfter(isOpen, 'button pressed')).toBe(!isOpen);
    expect(secondaryNavAfter(isOpen, 'link chosen')).toBe(false);
  });
});

test('CNT-59 icon sizes small, medium and large are md, lg and 3xl', () =>
  expect(iconSizes).toEqual({ small: 'md', medium: 'lg', large: '3xl' }));

describe('dialog-block', () => {
  test.each([
    [undefined, undefined],
    [3000, 3000],
    [0, 0],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    // A timer of a browser would fire at once.
    [2 ** 31, undefined],
  ])('CNT-45 with the delay %s it opens by itself after %s ms', (delay, after) =>
    expect(opensAfter(delay)).toBe(after),
  );
});

describe('section', () => {
  const sections = fc.array(fc.record({ id: shortId, blocks: fc.array(fc.boolean(), { maxLength: 3 }) }));
  const isShown = (block: boolean): boolean => block;

  test('CNT-02 a section without visible content is omitted, and marked empty for the promo bar', () => {
    const page = [
      { id: 's1', blocks: [false] },
      { id: 's2', blocks: [false, true] },
      { id: 's3', blocks: [] },
    ];
    expect(shownSections(page, isShown)).toEqual([{ id: 's2', blocks: [true] }]);
    expect(emptySections(page, isShown)).toEqual(['s1', 's3']);
  });

  law('CNT-02 a section is empty exactly when none of its blocks is shown', [sections], (page) => {
    expect(shownSections(page, isShown)).toHaveLength(page.length - emptySections(page, isShown).length);
    expect(shownSections(page, isShown).flatMap(({ blocks }) => blocks)).toEqual(
      page.flatMap(({ blocks }) => blocks).filter(isShown),
    );
  });
});
