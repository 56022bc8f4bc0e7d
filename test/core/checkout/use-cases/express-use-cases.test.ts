import { expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const fields = { ...typedAddresses.US, line1: '1 Main Street', phone: '6175550100' };
const card = { token: 'a', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039, holderName: 'Ida Berg' };

type Known = {
  readonly isMember?: boolean;
  readonly isOffered?: boolean;
  readonly address?: Partial<typeof fields>;
  readonly billedTo?: string;
  readonly hasCard?: boolean;
};

/** A shop with a cart, whose shopper is a member with these defaults. */
const shopWith = async ({ isMember = true, isOffered = true, address = {}, billedTo, hasCard = true }: Known = {}) => {
  const { shop, fakes } = buildStorefront({ flags: { expressCheckout: isOffered } });
  if (isMember) {
    const owner = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
    await run(shop.account.signUp(owner));
    const save = (type: 'S' | 'B', more: Partial<typeof fields>) =>
      run(shop.addresses.save({ type, main: true, country: 'US', fields: { ...fields, ...more } }));
    await save('S', address);
    if (billedTo !== undefined) await save('B', { line1: billedTo });
    if (hasCard) await run(shop.savedCards.save({ card, isDefault: true }));
  }
  await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const { cart } = await run(shop.checkout.start());
  const before = fakes.faults.log.length;
  const apply = (given: Cart = cart) => run(shop.express.applyDefaults(given));
  return { shop, fakes, cart, apply, sent: () => fakes.faults.log.slice(before) };
};

test('CHK-03 a member with defaults opens at the summary: address, default method and saved card are on the cart', async () => {
  const { apply } = await shopWith({ billedTo: '3 Bill Street' });
  const { cart, step } = await apply();
  expect(step).toBe('summary');
  expect(cart.shippingAddress).toMatchObject({
    line1: '1 Main Street',
    email: 'ida@example.org',
    phone: '+16175550100',
  });
  expect(cart.billingAddress?.line1).toBe('3 Bill Street');
  expect(cart.shipments.map(({ methodId }) => methodId)).toEqual(['express']);
  expect(cart.instruments.map(({ id }) => id)).toEqual(['instrument-card-1']);
});

test('CHK-03 without a billing address the shipping address is billed', async () => {
  const { cart } = await (await shopWith()).apply();
  expect([cart.billingAddress?.line1, cart.billingSameAsShipping]).toEqual(['1 Main Street', true]);
});

test.each<[string, Known]>([
  ['a guest', { isMember: false }],
  ['a site without the option', { isOffered: false }],
  ['a member without a card', { hasCard: false }],
])('CHK-03 %s begins with shipping, and nothing is applied', async (_, known) => {
  const { apply, cart, sent } = await shopWith(known);
  expect(await apply()).toEqual({ cart, step: 'shipping' });
  expect(sent().filter((call) => /^(set|choose|attach|validate)/.test(call))).toEqual([]);
});

test('CHK-03 what is on the cart stays, and only what is missing is added', async () => {
  const { apply, sent } = await shopWith();
  const first = await apply();
  const known = sent().length;
  expect(await apply(first.cart)).toEqual(first);
  expect(sent().slice(known)).toEqual(['owner', 'addresses', 'savedCards']);
});

test('CHK-03 another billing address of the cart stays when the card is added', async () => {
  const { apply, shop } = await shopWith({ hasCard: false, billedTo: '3 Bill Street' });
  const { cart } = await apply();
  const entry = {
    cart,
    address: fields,
    contact: { email: 'ida@example.org', phone: fields.phone },
    isConfirmed: true,
  };
  const saved = await run(shop.checkout.saveAddress(entry));
  if (saved._tag !== 'Saved') throw new Error('The address was not saved.');
  const billed = await run(
    shop.checkout.setBillingAddress({ cart: saved.cart, address: { ...fields, line1: '9 Other Street' } }),
  );
  await run(shop.savedCards.save({ card, isDefault: true }));
  const ready = await apply(billed);
  expect([ready.step, ready.cart.billingAddress?.line1]).toEqual(['summary', '9 Other Street']);
});

test.each([
  'owner',
  'savedCards',
  'validateAddress',
  'setShippingAddress',
  'chooseShippingMethod',
  'setBillingAddress',
  'attachCard',
])(
  'CHK-04 a failing %s opens the shipping step with what was applied until then, and checkout goes on',
  async (operation) => {
    const { apply, fakes, shop } = await shopWith();
    fakes.faults.failNext(operation, apiRefusal('GEN500', 500));
    const { cart, step } = await apply();
    const skipped = operation === 'validateAddress';
    expect(step).toBe(skipped ? 'summary' : 'shipping');
    const warned = fakes.monitoring.warnings.filter(({ component }) => component === 'express-checkout');
    expect(warned.length).toBe(skipped ? 0 : 1);
    expect(await run(shop.carts.load)).toEqual(cart);
    expect((await apply(cart)).step).toBe('summary');
  },
);

test('CHK-04 CHK-07 a saved address with a suggestion is asked about at the shipping step, and is not saved before', async () => {
  const { apply } = await shopWith({ address: { line1: '5 Suggest Street' } });
  const { cart, step } = await apply();
  expect([step, cart.shippingAddress]).toEqual(['shipping', undefined]);
});

test('CHK-04 a saved address that is no longer valid opens the shipping step', async () => {
  const { apply, fakes } = await shopWith();
  fakes.faults.failNext('setShippingAddress', apiRefusal('SHP500', 400));
  expect(await apply()).toMatchObject({ step: 'shipping' });
});
