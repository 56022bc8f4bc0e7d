import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOURCE } from '#core/site/site-configuration.ts';
import {
  APP_AGENT,
  channelOf,
  handover,
  hiddenInWebview,
  isWebview,
  showsPart,
  WEBVIEW_FLAG,
} from '#core/site/webview.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const browser = { flag: false, query: '', userAgent: 'Mozilla/5.0' };

describe('webview', () => {
  test('APP-01 APP-02 CFG-01 the session flag makes the channel MAPP; without it, it is ECOMM', () => {
    expect(channelOf(isWebview({ ...browser, flag: true }))).toBe('MAPP');
    expect(channelOf(isWebview(browser))).toBe('ECOMM');
  });

  test.each([
    ['?webview=true', 'Mozilla/5.0', true],
    ['?a=1&webview=true', '', true],
    ['', `Mozilla/5.0 ${APP_AGENT}/3.1`, true],
    ['?webview=1', '', false],
    ['?webview=', '', false],
    ['?other=webview', '', false],
    ['', '', false],
  ])('APP-03 the query %j and the user agent %j set the flag: %s', (query, userAgent, is) =>
    expect(isWebview({ flag: false, query, userAgent })).toBe(is),
  );

  law(
    'APP-03 once a visit is inside the app, it stays so for the session, whatever its later addresses say',
    [anyText, anyText],
    (query, userAgent) => expect(isWebview({ flag: true, query, userAgent })).toBe(true),
  );

  test('APP-03 the flag is named isWebview', () => expect(WEBVIEW_FLAG).toBe('isWebview'));

  test('APP-04 in the webview header, footer, promo bar and pop-ups are hidden, and only they', () => {
    expect(hiddenInWebview).toEqual(['header', 'footer', 'promo-bar', 'pop-ups']);
    for (const part of hiddenInWebview) expect([showsPart(part, true), showsPart(part, false)]).toEqual([false, true]);
    expect(showsPart('main', true)).toBe(true);
  });

  test('APP-05 CFG-01 the source is ECOM15 in every channel', () => expect(SOURCE).toBe('ECOM15'));

  const shop = { origin: 'https://shop.example', hasListener: true };
  const page = { href: 'https://elsewhere.example/a?b#c', isDownload: false };

  test('APP-06 a listener receives the address of an external link; without one the link opens', () => {
    expect(handover(page, shop)).toEqual({
      _tag: 'tell-app',
      message: { type: 'app:open', url: 'https://elsewhere.example/a?b#c' },
    });
    expect(handover(page, { ...shop, hasListener: false })).toEqual({ _tag: 'open' });
  });

  test.each([
    ['/en-us/cart', false, 'open'],
    ['https://shop.example/en-us', false, 'open'],
    ['https://SHOP.example/en-us', false, 'open'],
    ['#modal-sign-in', false, 'open'],
    ['http://shop.example/', false, 'tell-app'],
    ['https://shop.example.evil.example/', false, 'tell-app'],
    ['/en-us/label.pdf', true, 'tell-app'],
  ])('APP-06 the link %s (download: %s) is passed to the app: %s', (href, isDownload, tag) =>
    expect(handover({ href, isDownload }, shop)._tag).toBe(tag),
  );

  law('APP-06 nothing is sent to an app that does not listen', [fc.webUrl(), fc.boolean()], (href, isDownload) =>
    expect(handover({ href, isDownload }, { ...shop, hasListener: false })).toEqual({ _tag: 'open' }),
  );
});
