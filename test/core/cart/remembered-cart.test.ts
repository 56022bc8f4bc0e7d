import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartView } from '#core/cart/cart-view.ts';
import { cartText, type CartOwner } from '#core/cart/cart-text.ts';
import { rememberedCart } from '#core/cart/remembered-cart.ts';
import { sites } from '#adapters/composition/sites.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
import { law } from '#test/support/law.ts';

const site = sites.find(({ locale }) => locale === 'en-us');
if (site === undefined) throw new RangeError('No site en-us');
const owner: CartOwner = { site, session: '2026-01-06T12:00:00.000Z' };
const two = soundCart({
  lines: [
    { current: 8000, quantity: 2, discount: 100_000 },
    { current: 1500, quantity: 1, code: 'sts' },
  ],
});
const text = cartText(two, owner) ?? '';
const [line = {}] = JSON.parse(text)[5];
const linesAs = (...lines: readonly unknown[]): string => JSON.stringify([...JSON.parse(text).slice(0, 5), lines]);

law('a cart that is not empty comes back with its lines, unless it is too long to be kept', [cart], ({ cart: one }) => {
  const { lines, units } = cartView(one, site);
  const kept = cartText(one, owner);
  if (kept === undefined) expect(lines.length === 0 || JSON.stringify(one.items).length > 60_000).toBe(true);
  else
    expect(rememberedCart(kept, owner)).toEqual({
      units,
      lines: lines.map((shown) => ({ ...shown, messages: [], isGone: false })),
    });
});

law('no text breaks the reader', [fc.oneof(fc.string(), fc.json())], (any) =>
  expect(rememberedCart(any, owner)).toBeUndefined(),
);

test('GFT-04 neither sums are kept nor whom a gift goes to', () => {
  const gift = {
    ...two,
    items: two.items.map((item) => ({
      ...item,
      giftOption: { email: 'kim@example.com', to: 'Kim', message: 'Congratulations' },
    })),
  };
  expect(cartText(gift, owner)).toBe(text);
  expect(JSON.parse(text)).toEqual([site.siteId, 'en-us', owner.session, 'USD', 3, expect.any(Array)]);
});

test('an empty cart and one of more than 65,536 characters are not remembered', () => {
  expect(cartText(soundCart({ lines: [] }), owner)).toBeUndefined();
  const long = { ...two, items: two.items.map((item) => ({ ...item, name: 'x'.repeat(65_536) })) };
  expect(cartText(long, owner)).toBeUndefined();
  expect(rememberedCart(linesAs({ ...line, name: 'x'.repeat(65_536) }), owner)).toBeUndefined();
});

test.each(sites.filter((other) => other !== site))('CFG-19 the cart of another site is not read: $locale', (other) =>
  expect(rememberedCart(text, { ...owner, site: other })).toBeUndefined(),
);

test('the cart of another session is not read', () =>
  expect(rememberedCart(text, { site, session: '2026-01-07T12:00:00.000Z' })).toBeUndefined());

test.each([
  ['no lines', linesAs()],
  ['a line that is none', linesAs(line, null)],
  ['no name', linesAs({ ...line, name: undefined })],
  ['a quantity in words', linesAs({ ...line, quantity: '2' })],
  ['no picture', linesAs({ ...line, picture: null })],
  ['a picture without its color', linesAs({ ...line, picture: { name: 'a', alt: '', width: 1, height: 1 } })],
  [
    'a price that is no amount',
    linesAs({ ...line, price: { current: 1, original: 0.5, rowTotal: 1, priceAfterItemDiscount: 1 } }),
  ],
  [
    'a price in words',
    linesAs({ ...line, price: { current: '1', original: 1, rowTotal: 1, priceAfterItemDiscount: 1 } }),
  ],
  [
    'a store without a name in text',
    linesAs({ ...line, shipping: { selected: 'sts', label: '', deliveryTime: '', storeInfo: { name: 1 } } }),
  ],
  ['a recipient that is no text', linesAs({ ...line, giftOption: { to: {} } })],
  ...['javascript:alert(1)', '//evil.test/x', 'https://evil.test'].map((url) => [
    `the address ${url}`,
    linesAs({ ...line, url }),
  ]),
  ['an unknown delivery', linesAs({ ...line, shipping: { selected: 'moon', label: '', deliveryTime: '' } })],
  ['no units', JSON.stringify([...JSON.parse(text).slice(0, 4), null, [line]])],
  ['an unknown currency', JSON.stringify([...JSON.parse(text).slice(0, 3), 'XYZ', 2, [line]])],
  ['half a text', text.slice(0, -5)],
])('text that this shop has not written is ignored: %s', (_, kept) => {
  expect(rememberedCart(linesAs(line), owner)).toBeDefined();
  expect(rememberedCart(kept, owner)).toBeUndefined();
});
