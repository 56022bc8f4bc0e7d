import { describe, expect, test } from 'vitest';
import { usedMailbox } from '#core/testing/fake-checkout.ts';
import { GIFT_CARD_SKU } from '#core/testing/fake-cart-state.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import type { CheckoutPagePresenter } from '#ui/pages/checkout/checkout-page.presenter.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, type OpenShop } from '#test/ui/render-in-shop.tsx';
import { enterAsMember } from '#test/support/port-contracts/member-session.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { atCheckout } from './walk.ts';

type Shop = OpenShop['shop'];
const contactFields = ['email', 'phone', 'firstName', 'lastName'] as const;

const pickedUp = { sku: 'SKU-1', productId: 'NKTRAIL3FJO', storeId: 'us-denver' };

const collected = async (opened = openShop(), item: Parameters<Shop['carts']['add']>[0] = pickedUp) => {
  await run(opened.shop.carts.add(item));
  const walk = await atCheckout({ opened, addFirst: false });
  walk.presenter.activate();
  await eventually(() => walk.presenter.status === 'success');
  return walk;
};

test('CHK-10 CHK-13 CART-02 a pickup-only order requires e-mail, phone and the name of who collects, and neither an address nor a method', async () => {
  const { presenter, fakes, sent } = await collected();
  const { shipping } = presenter;
  expect([shipping.isCollected, shipping.form.fields.map(({ name }) => name)]).toEqual([true, contactFields]);
  expect(presenter.stepFor('billing')).toBe('shipping');
  shipping.submit();
  expect(shipping.form.errors.map(({ name }) => name)).toEqual(contactFields);
  for (const name of contactFields) shipping.form.change(name, typedAddresses.US[name]);
  shipping.submit();
  await eventually(() => !shipping.busy);
  expect([sent.at(-1), presenter.stepFor('billing'), presenter.contact?.email]).toEqual([
    'go /checkout?step=billing',
    'billing',
    typedAddresses.US.email,
  ]);
  const { firstName, lastName } = typedAddresses.US;
  expect(presenter.contact?.collector).toEqual({ firstName, lastName });
  // Who collects mostly pays, too.
  expect(presenter.billing.form.values).toMatchObject({ firstName, lastName });
  expect(fakes.faults.times('setShippingAddress')).toBe(0);
});

test('CHK-10 CHK-11 a member picks up with the e-mail address of the account, unless another one is typed', async () => {
  const opened = openShop();
  await enterAsMember(opened.fakes, 'own@example.org');
  const { presenter } = await collected(opened);
  const { shipping } = presenter;
  await eventually(() => shipping.form.values.email === 'own@example.org');
  expect(shipping.form.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(
    contactFields.slice(1),
  );
  for (const name of contactFields) shipping.form.change(name, name === 'email' ? '' : typedAddresses.US[name]);
  shipping.submit();
  await eventually(() => !shipping.busy);
  expect([presenter.contact?.email, presenter.stepFor('billing')]).toEqual(['own@example.org', 'billing']);
  shipping.form.change('email', 'other@example.org');
  shipping.submit();
  expect(presenter.contact?.email).toBe('other@example.org');
});

test('CHK-37 a reload of an order that is collected keeps step, contact and payment', async () => {
  const opened = openShop();
  const { shop } = opened;
  const cart = await run(shop.carts.add(pickedUp));
  const draft = Object.fromEntries(contactFields.map((name) => [name, typedAddresses.US[name] ?? '']));
  const walk = await atCheckout({ opened, addFirst: false, asked: 'summary', draft });
  const named = await run(shop.checkout.saveContact({ cart, email: draft.email ?? '' }));
  const card = { token: 'tok-1', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2099 };
  await run(shop.checkout.saveBilling({ cart: named, address: { ...typedAddresses.US, city: 'Boulder' }, card }));
  const { presenter } = walk;
  presenter.activate();
  await eventually(() => presenter.status === 'success');
  const { billing } = presenter;
  expect([
    presenter.stepFor('billing'),
    presenter.stepFor('summary'),
    presenter.contact?.collector,
    billing.isHeld,
    billing.form.values.city,
  ]).toEqual(['billing', 'summary', { firstName: draft.firstName, lastName: draft.lastName }, true, 'Boulder']);
});

test('CHK-37 a contact that is not complete is asked for again after a reload, and the payment is kept', async () => {
  const opened = openShop();
  await run(opened.shop.carts.add(pickedUp));
  const draft = { email: typedAddresses.US.email ?? '' };
  const { presenter } = await atCheckout({ opened, addFirst: false, asked: 'billing', draft });
  presenter.activate();
  await eventually(() => presenter.status === 'success');
  expect([presenter.stepFor('billing'), presenter.contact]).toEqual(['shipping', undefined]);
});

test('CHK-12 without a delivery there is no same-as checkbox: the billing form is open', async () => {
  const { presenter } = await collected();
  expect([presenter.billing.mayBeSame, presenter.billing.sameAsShipping]).toEqual([false, false]);
});

test('CHK-34 digital goods alone begin at billing, which asks for the e-mail address', async () => {
  const { presenter } = await collected();
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  presenter.show({ ...cart, items: cart.items.map((item) => ({ ...item, isDigital: true })) });
  expect([presenter.stepFor(null), presenter.stepFor('summary')]).toEqual(['billing', 'billing']);
  const { digitalContact } = presenter;
  presenter.billing.submit();
  expect(digitalContact?.errors.map(({ name }) => name)).toEqual(['email']);
  digitalContact?.change('email', 'ada@example.com');
  presenter.billing.submit();
  expect(presenter.contact).toEqual({ email: 'ada@example.com' });
});

test('CHK-09 goods that are collected at collection points alone need an e-mail address; a collector has a whole name', async () => {
  const { presenter, sent } = await collected();
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  presenter.show({
    ...cart,
    items: cart.items.map((item) => ({ ...item, shipping: { ...item.shipping, selected: 'pudo' } })),
  });
  const { shipping } = presenter;
  shipping.form.change('email', 'ada@example.com');
  shipping.submit();
  await eventually(() => !shipping.busy);
  expect([presenter.contact, sent.at(-1)]).toEqual([{ email: 'ada@example.com' }, 'go /checkout?step=billing']);
});

describe('PRM175 a promo code that the mailbox has used', () => {
  const withCode = async (presenter: CheckoutPagePresenter, shop: Shop): Promise<void> => {
    const { cart } = presenter;
    if (cart === undefined) throw new TypeError('No cart');
    presenter.show(await run(shop.promoCodes.apply({ cart, typed: 'WELCOME10' })));
  };
  const lost = 'WELCOME10 is lost. Reached its limit.';

  test('is named after the first step of an order that is picked up, before the payment', async () => {
    const { presenter, sent, shop } = await collected();
    await withCode(presenter, shop);
    presenter.shipping.form.fill({ email: usedMailbox, phone: '5105550123', firstName: 'Ada', lastName: 'Byron' });
    presenter.shipping.submit();
    await eventually(() => sent.includes('go /checkout?step=billing'));
    expect([presenter.messages, presenter.cart?.coupons[0]?.status, presenter.changed]).toEqual([
      [lost],
      'NOT_APPLIED',
      undefined,
    ]);
  });

  test('is named in the billing step of a digital order, which costs more then, before the card is taken', async () => {
    const { fakes, presenter, sent, shop } = await collected(openShop(), { sku: GIFT_CARD_SKU, productId: 'GIFT' });
    await eventually(() => presenter.billing.fields.session !== undefined);
    presenter.billing.fields.attachFrame(document.createElement('iframe'));
    await withCode(presenter, shop);
    presenter.digitalContact?.fill({ email: usedMailbox });
    presenter.billing.form.fill(typedAddresses.US);
    presenter.billing.submit();
    await eventually(() => presenter.changed !== undefined);
    expect([presenter.messages, presenter.billing.busy, fakes.faults.times('attachCard')]).toEqual([[lost], false, 0]);
    presenter.billing.submit();
    await eventually(() => sent.includes('go /checkout?step=summary'));
    expect(fakes.faults.times('attachCard')).toBe(1);
  });

  test('CART-26 an email address that could not be saved keeps the step', async () => {
    const { fakes, presenter, sent } = await collected();
    presenter.shipping.form.fill({ email: usedMailbox, phone: '5105550123', firstName: 'Ada', lastName: 'Byron' });
    fakes.faults.failNext('setContact', apiRefusal('GEN500'));
    presenter.shipping.submit();
    await eventually(() => !presenter.shipping.busy);
    expect(sent.filter((call) => call.startsWith('go '))).toEqual([]);
  });
});
