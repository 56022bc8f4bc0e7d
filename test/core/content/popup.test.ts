import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_EXPAND_MS,
  dismiss,
  DISMISSED_KEY,
  expandDelay,
  maySee,
  nextPopUp,
  parseDismissed,
  popUpKind,
  popUpLogoHeights,
} from '#core/content/popup.ts';
import { pageTypes, type PageType } from '#core/site/page-type.ts';
import { anyText, shortId } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const popUps = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const visit = { pageType: 'Home' as PageType, isWebview: false, isMember: false };

describe('popup', () => {
  test.each([
    [['a', 'b'], [], 'a'],
    [['a', 'b'], ['a'], 'b'],
    [[], [], undefined],
    [['a'], ['z'], 'a'],
  ])('PR-29 POP-01 of %j with %j dismissed %s opens', (ids, dismissed, id) =>
    expect(nextPopUp(popUps(...ids), dismissed)?.id).toBe(id),
  );

  test('PR-29 POP-02 closing adds the id', () => expect(dismiss([], 'a')).toEqual(['a']));

  test.each([
    ['newsletter-spring', 'newsletter'],
    ['Spring Newsletter', 'newsletter'],
    ['news letter', 'account'],
    ['', 'account'],
  ])('PR-29 POP-06 the kind of %j is %s', (name, kind) => expect(popUpKind(name)).toBe(kind));

  law(
    'PR-29 opening and closing n distinct pop-ups shows each once, in order, then none',
    [fc.uniqueArray(shortId)],
    (ids) => {
      const seen: string[] = [];
      let dismissed: readonly string[] = [];
      for (
        let open = nextPopUp(popUps(...ids), dismissed);
        open !== undefined;
        open = nextPopUp(popUps(...ids), dismissed)
      ) {
        seen.push(open.id);
        dismissed = dismiss(dismissed, open.id);
      }
      expect(seen).toEqual(ids);
    },
  );

  law('PR-29 the dismissed list never loses or repeats an id', [fc.array(shortId)], (ids) =>
    expect(ids.reduce<readonly string[]>(dismiss, [])).toEqual([...new Set(ids)]),
  );

  test.each([
    [0, 0],
    [-1, 2000],
    [undefined, 2000],
    [350, 350],
    [Number.NaN, 2000],
  ])('POP-10 a delay of %s waits %d ms', (delay, ms) => expect(expandDelay(delay)).toBe(ms));

  test('CFG-14 POP-08 it expands after 2000 ms, and its logo is 1.125 or 1.625 rem high', () => {
    expect(DEFAULT_EXPAND_MS).toBe(2000);
    expect(popUpLogoHeights).toEqual({ small: 1.125, large: 1.625 });
  });

  test.each(pageTypes)('POP-11 a pop-up shows on %s unless it is checkout or order confirmation', (pageType) =>
    expect(maySee({ name: 'newsletter' }, { ...visit, pageType })).toBe(
      pageType !== 'Checkout' && pageType !== 'Order Confirmation',
    ),
  );

  test('POP-11 no pop-up shows in the webview, and none asks a member to register', () => {
    expect(maySee({ name: 'newsletter' }, { ...visit, isWebview: true })).toBe(false);
    expect(maySee({ name: 'join' }, { ...visit, isMember: true })).toBe(false);
    expect(maySee({ name: 'newsletter' }, { ...visit, isMember: true })).toBe(true);
    expect(maySee({ name: 'join' }, visit)).toBe(true);
  });

  law('POP-03 what was remembered is read back', [fc.uniqueArray(anyText)], (ids) =>
    expect(parseDismissed(JSON.stringify(ids))).toEqual(ids),
  );

  test.each([undefined, '', '{', 'null', '7', '{"a":1}'])(
    'POP-03 text that is no list counts as nothing dismissed: %j',
    (text) => expect(parseDismissed(text)).toEqual([]),
  );

  test('POP-03 the list is remembered as dismissedPopups', () => {
    expect(DISMISSED_KEY).toBe('dismissedPopups');
    expect(parseDismissed('["a",1,"a",null]')).toEqual(['a']);
  });
});
