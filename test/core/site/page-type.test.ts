import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageType, pageTypes } from '#core/site/page-type.ts';
import { law } from '#test/support/law.ts';

describe('pageType', () => {
  test.each([
    ['/en-us', 200, 'Home'],
    ['/en-us/', 200, 'Home'],
    ['/en-us/c/boots-1234', 200, 'PLP'],
    ['/en-us/search?q=boots', 200, 'Search'],
    ['/en-us/search', 200, 'SearchHub'],
    ['/en-us/search?q=', 200, 'SearchHub'],
    ['/en-us/search?q=%20', 200, 'SearchHub'],
    ['/en-us/search?q=+&q=a', 200, 'SearchHub'],
    ['/en-us/search?%71=a', 200, 'Search'],
    ['/en-us/search?sort=newest&q=a', 200, 'Search'],
    ['/en-us/search?eq=a', 200, 'SearchHub'],
    ['/en-us/cart', 200, 'Cart'],
    ['/en-us/checkout?step=billing', 200, 'Checkout'],
    ['/en-us/order-confirmation', 200, 'Order Confirmation'],
    ['/en-us/account/orders/1', 200, 'Account'],
    ['/en-us/favorites', 200, 'Other'],
    ['/en-us/accounts', 200, 'Other'],
    ['/en-us/p/AB0C4DYX', 404, 'Error'],
    ['/en-us/p/AB0C4DYX', 200, 'PDP'],
    ['/en-us/constructor', 200, 'Other'],
  ])('PR-06 %s with %d is %s', (address, status, label) => expect(pageType(address, status)).toBe(label));

  test('ANL-01 there are eleven labels', () => expect(new Set(pageTypes).size).toBe(11));

  law(
    'PR-06 result is always one of the 11 labels',
    [
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webPath().map((path) => `/en-us${path}`),
      ),
      fc.integer(),
    ],
    (address, status) => expect(pageTypes).toContain(pageType(address, status)),
  );
});
