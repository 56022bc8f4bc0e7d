import { describe, expect, test } from 'vitest';
import { pageNames } from '#core/content/page.ts';

describe('page', () => {
  test('RTE-49 sixteen content pages have a name', () =>
    expect(pageNames).toEqual([
      'account',
      'account-profile',
      'basecamp',
      'cart',
      'checkout',
      'contact-us',
      'error-4xx',
      'gift-card',
      'loyalty-modal',
      'order-confirmation',
      'promotions',
      'search',
      'sign-up',
      'sign-up-modal',
      'store-locator',
      'westend',
    ]));
});
