import { expect, test } from 'vitest';
import { giftAudience, isPromotionFor } from '#core/cart/gift-promotion.ts';

test.each([
  ['SUMMER-GWP-2024', 'all'],
  ['GWP_GUEST_TOTE', 'guest'],
  ['XGWPX', 'all'],
  ['GUEST_TOTE', undefined],
  ['gwp-guest', undefined],
  ['GWPREGISTERED', 'registered'],
  ['', undefined],
  ['G-W-P', undefined],
  ['REGISTERED_GUEST_GWP', 'guest'],
  ['GWP_guest', 'all'],
])('PR-17 CART-18 the promotion "%s" is a gift for %s', (promotionId, audience) =>
  expect(giftAudience(promotionId)).toBe(audience),
);

test.each([
  ['GWP_GUEST', true, false],
  ['GWP_REGISTERED', false, true],
  ['GWP', true, true],
  ['TEN_PERCENT', true, true],
  ['GUEST_TEN', true, true],
])('CART-19 %s is shown to guests %s, to members %s', (promotionId, guest, member) =>
  expect([isPromotionFor(promotionId, 'guest'), isPromotionFor(promotionId, 'registered')]).toEqual([guest, member]),
);
