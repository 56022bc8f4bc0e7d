import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatModalLink, isModalLink, linkAction, parseModalLink } from '#core/site/modal-link.ts';
import { localizePath } from '#core/site/route-address.ts';
import { anyText, soundText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const isKnown = (dialogId: string): dialogId is 'sign-in' => dialogId === 'sign-in';
const dialogId = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,11}$/);

describe('modal-link', () => {
  test.each([
    ['#modal-sign-in', { dialogId: 'sign-in', props: {} }],
    [
      '#modal-quickshop?productId=NKTRAIL3FJO&from=grid',
      { dialogId: 'quickshop', props: { productId: 'NKTRAIL3FJO', from: 'grid' } },
    ],
    ['#modal-a?k=v+w%26x', { dialogId: 'a', props: { k: 'v w&x' } }],
    ['#modal-a?k=1&k=2', { dialogId: 'a', props: { k: '1' } }],
    ['#modal-a?', { dialogId: 'a', props: {} }],
    ['#modal-a?__proto__=x', { dialogId: 'a', props: Object.fromEntries([['__proto__', 'x']]) }],
    ['#modal', undefined],
    ['#modal-', undefined],
    ['#modal--a', undefined],
    ['#modal-a/b', undefined],
    ['#modals', undefined],
    ['#MODAL-a', undefined],
    ['/cart#modal-a', undefined],
    ['', undefined],
  ])('RTE-18 the link %s requests %j', (href, link) => expect(parseModalLink(href)).toEqual(link));

  law(
    'RTE-18 a written dialog link reads back to the same dialog and the same props',
    [dialogId, fc.dictionary(soundText, soundText)],
    (id, props) => {
      const link = { dialogId: id, props };
      expect(parseModalLink(formatModalLink(link))).toEqual({ dialogId: id, props: { ...props } });
    },
  );

  law(
    'RTE-17 every link has exactly one action, and only one that starts with #modal stays on its page',
    [
      fc.oneof(
        anyText,
        anyText.map((rest) => `#modal${rest}`),
        fc.constant('#modal-sign-in'),
      ),
    ],
    (href) => expect(linkAction(href, isKnown)._tag === 'follow').toBe(!isModalLink(href)),
  );

  test('RTE-17 a link that starts with #modal opens a dialog and does not navigate', () => {
    expect(linkAction('#modal-sign-in?from=menu', isKnown)).toEqual({
      _tag: 'open-dialog',
      dialogId: 'sign-in',
      props: { from: 'menu' },
    });
    expect(linkAction('/cart', isKnown)).toEqual({ _tag: 'follow', href: '/cart' });
    expect(localizePath('#modal-sign-in', 'en-us')).toBe('#modal-sign-in');
  });

  test.each(['#modal-unknown', '#modal', '#modal-'])('RTE-18 an unknown dialog is ignored and reported: %s', (href) =>
    expect(linkAction(href, isKnown)).toEqual({ _tag: 'unknown-dialog', href }),
  );
});
