import { Amount } from '#core/kernel/amount.ts';
import { placeOrderKey } from '#core/checkout/order-request.ts';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, test } from 'vitest';
import { CONFIRMATION_INTERVAL_MS } from '#core/checkout/use-cases/await-payment.ts';
import { shippingMethods } from '#core/testing/fake-checkout.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const shoe = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const card = { token: 'tok', brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2030 };

const shopWithCart = async () => {
  const opened = buildStorefront();
  return { ...opened, cart: await run(opened.shop.carts.add(shoe)) };
};

const prepared = async () => {
  const opened = await shopWithCart();
  const { checkout } = opened.shop;
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const sent = await run(checkout.chooseShipping({ cart: addressed, methodId: 'standard' }));
  await run(checkout.openBilling({ cart: sent, returnUrl: '/en-us/checkout' }));
  const billed = await run(checkout.setBillingAddress({ cart: sent }));
  const paid = await run(checkout.payByCard({ cart: billed, card }));
  return { ...opened, prepared: await run(checkout.prepare({ cart: paid, contact })) };
};

test('I07 a prepared order that differs from the cart that was shown says so', async () => {
  const { shop, prepared: order } = await prepared();
  const again = (cart: typeof order.cart) => run(shop.checkout.prepare({ cart, contact }));
  const same = await again(order.cart);
  const { totals } = same.cart;
  const other = await again({ ...same.cart, totals: { ...totals, shipping: Amount.of(1) } });
  expect([order.isAsShown, same.isAsShown, other.isAsShown]).toEqual([true, true, false]);
});

test('CHK-05 the calls of a purchase are made in this order', async () => {
  const { shop, fakes, prepared: order } = await prepared();
  await run(shop.checkout.placeOrder(order));
  expect(fakes.faults.log.filter((call) => !['read', 'listMethods', 'openSession'].includes(call))).toEqual([
    'guest',
    'createWithItems',
    'reserve',
    'fingerprint',
    'validateAddress',
    'setShippingAddress',
    'chooseShippingMethod',
    'setBillingAddress',
    'attachCard',
    'prepareOrder',
    'place',
  ]);
});

describe('begin', () => {
  test('RTE-47 without a cart, or with an empty one, checkout does not start', async () => {
    expect(await failureOf(buildStorefront().shop.checkout.start())).toEqual({ _tag: 'NothingToBuy' });
    const { shop, cart } = await shopWithCart();
    await run(shop.carts.removeItem({ cart, itemId: cart.items[0]?.id ?? '' }));
    expect(await failureOf(shop.checkout.start())).toEqual({ _tag: 'NothingToBuy' });
  });

  test('CART-41 the stock is reserved', async () => {
    const { shop, cart } = await shopWithCart();
    expect(await run(shop.checkout.start())).toMatchObject({
      cart: { id: cart.id },
      reservation: { reservationId: 'reservation-1' },
    });
  });

  test('CHK-25 a failing fingerprint is only logged', async () => {
    const { shop, fakes } = await shopWithCart();
    fakes.faults.failNext('fingerprint', apiRefusal('GEN500', 500));
    expect(await run(shop.checkout.start())).toMatchObject({ reservation: {} });
    expect(fakes.monitoring.warnings).toEqual([
      { message: 'GEN500 happened', errorId: 'GEN500', component: 'fingerprint' },
    ]);
  });

  test('missing stock is reported', async () => {
    const { shop, fakes } = await shopWithCart();
    fakes.faults.failNext('reserve', apiRefusal('INV406'));
    expect(await failureOf(shop.checkout.start())).toMatchObject({ errorId: 'INV406' });
  });
});

describe('addresses', () => {
  test('CHK-06 an invalid form is refused before a request is sent', async () => {
    const { shop, fakes, cart } = await shopWithCart();
    const bad = { cart, address: { ...address, postalCode: 'nope' }, contact };
    const broken = { _tag: 'InvalidInput', violations: [{ field: 'postalCode' }] };
    for (const isConfirmed of [false, true])
      expect(await failureOf(shop.checkout.saveAddress({ ...bad, isConfirmed }))).toMatchObject(broken);
    expect(fakes.faults.log).not.toContain('validateAddress');
    expect(fakes.faults.log).not.toContain('setShippingAddress');
  });

  test('CHK-07 an address with a suggested spelling is saved only after the shopper has chosen', async () => {
    const { shop, fakes, cart } = await shopWithCart();
    const entry = { cart, address: { ...address, line1: '1 Suggest Street' }, contact };
    expect(await run(shop.checkout.saveAddress({ ...entry, isConfirmed: false }))).toMatchObject({
      _tag: 'AddressInQuestion',
      suggested: { line1: '1 Better Street', firstName: address.firstName },
    });
    expect(fakes.faults.log).not.toContain('setShippingAddress');
    expect(await run(shop.checkout.saveAddress({ ...entry, isConfirmed: true }))).toMatchObject({
      _tag: 'Saved',
      cart: { shippingAddress: { line1: '1 Suggest Street' } },
    });
    expect(fakes.faults.times('validateAddress')).toBe(1);
  });

  test.each([0, 500, 503])(
    'CHK-07 an address that the service cannot check (status %d) is saved as entered',
    async (status) => {
      const { shop, fakes, cart } = await shopWithCart();
      fakes.faults.failNext('validateAddress', apiRefusal('GEN500', status));
      expect(await run(shop.checkout.saveAddress({ cart, address, contact, isConfirmed: false }))).toMatchObject({
        _tag: 'Saved',
      });
    },
  );

  test('CHK-07 an address that the check refuses is not saved', async () => {
    const { shop, fakes, cart } = await shopWithCart();
    fakes.faults.failNext('validateAddress', apiRefusal('SHP500', 400));
    const entry = { cart, address, contact, isConfirmed: false };
    expect(await failureOf(shop.checkout.saveAddress(entry))).toMatchObject({ errorId: 'SHP500' });
    expect(fakes.faults.log).not.toContain('setShippingAddress');
  });

  test('the contact is sent with the address, its phone in international form', async () => {
    const { shop, cart } = await shopWithCart();
    expect((await savedAddress(shop.checkout, { cart, address, contact })).shippingAddress).toMatchObject({
      email: 'robin@example.com',
      phone: '+13035550123',
    });
  });

  test('CHK-12 without a billing address the shipping address is used; without both the form is refused', async () => {
    const { shop, cart } = await shopWithCart();
    expect(await failureOf(shop.checkout.setBillingAddress({ cart }))).toMatchObject({ _tag: 'InvalidInput' });
    const addressed = await savedAddress(shop.checkout, { cart, address, contact });
    expect(await run(shop.checkout.setBillingAddress({ cart: addressed }))).toMatchObject({
      billingAddress: { line1: address.line1 },
      billingSameAsShipping: true,
    });
  });

  test('CHK-12 API-022 the shipping address after a separate one removes the separate one', async () => {
    const { shop, fakes, cart } = await shopWithCart();
    const addressed = await savedAddress(shop.checkout, { cart, address, contact });
    const elsewhere = { ...address, line1: '1 Oak Street' };
    const separate = await run(shop.checkout.setBillingAddress({ cart: addressed, address: elsewhere }));
    expect(await run(shop.checkout.setBillingAddress({ cart: separate }))).toMatchObject({
      billingAddress: { line1: address.line1 },
      billingSameAsShipping: true,
    });
    expect(fakes.faults.log.slice(-2)).toEqual(['setBillingAddress', 'removeBillingAddress']);
  });
});

describe('saveShipping', () => {
  const entered = async () => {
    const opened = await shopWithCart();
    const offered = await run(opened.shop.checkout.listShippingMethods({ cart: opened.cart }));
    return { ...opened, entry: { cart: opened.cart, address, contact, isConfirmed: false, offered } };
  };
  const writes = ['validateAddress', 'setShippingAddress', 'chooseShippingMethod'];

  test('CHK-05 the address is checked, then saved, then the method is chosen', async () => {
    const { shop, fakes, entry } = await entered();
    expect(await run(shop.checkout.saveShipping({ ...entry, methodId: 'standard' }))).toMatchObject({
      _tag: 'Saved',
      cart: { shipments: [{ methodId: 'standard' }] },
    });
    expect(fakes.faults.log.filter((call) => writes.includes(call))).toEqual(writes);
  });

  test('CHK-07 no method is chosen while the address has a suggestion', async () => {
    const { shop, fakes, entry } = await entered();
    const inDoubt = { ...entry, address: { ...address, line1: '1 Suggest Street' } };
    expect(await run(shop.checkout.saveShipping({ ...inDoubt, methodId: 'standard' }))).toMatchObject({
      _tag: 'AddressInQuestion',
    });
    expect(fakes.faults.log).not.toContain('chooseShippingMethod');
  });

  test('a method that the address does not offer is not chosen, and the cart with the address is returned', async () => {
    const { shop, fakes, entry } = await entered();
    expect(await run(shop.checkout.saveShipping({ ...entry, methodId: 'drone' }))).toMatchObject({
      _tag: 'MethodGone',
      cart: { shippingAddress: { line1: address.line1 } },
      methods: [
        { id: 'express', arrival: { from: '2026-01-06' } },
        { id: 'standard', arrival: { from: '2026-01-07' } },
      ],
    });
    expect(fakes.faults.log).not.toContain('chooseShippingMethod');
  });

  test('an address with methods that were not offered before lets the shopper choose again; the method is not saved yet', async () => {
    const { shop, fakes, entry } = await entered();
    const offered = entry.offered.filter(({ id }) => id === 'standard');
    const shipments = entry.cart.shipments.map((one) => ({ ...one, applicable: shippingMethods }));
    const cart = await run(fakes.carts.write('setShippingAddress', 'methods', entry.cart, { shipments }));
    expect(await run(shop.checkout.saveShipping({ ...entry, cart, offered, methodId: 'standard' }))).toMatchObject({
      _tag: 'MethodsAdded',
      cart: { shippingAddress: { line1: address.line1 } },
      methods: [{ id: 'express' }, { id: 'standard' }],
    });
    expect(fakes.faults.log).not.toContain('chooseShippingMethod');
  });

  test('a refused method returns the cart that has the address', async () => {
    const { shop, fakes, entry } = await entered();
    fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404'));
    expect(await run(shop.checkout.saveShipping({ ...entry, methodId: 'standard' }))).toMatchObject({
      _tag: 'MethodRefused',
      cart: { shippingAddress: { line1: address.line1 } },
      failure: { errorId: 'SHP404' },
    });
  });
});

describe('saveBilling', () => {
  const addressed = async () => {
    const opened = await shopWithCart();
    return { ...opened, cart: await savedAddress(opened.shop.checkout, { cart: opened.cart, address, contact }) };
  };

  test('CHK-05 the address is saved, then the card', async () => {
    const { shop, fakes, cart } = await addressed();
    expect(await run(shop.checkout.saveBilling({ cart, card }))).toMatchObject({
      _tag: 'Saved',
      cart: { billingSameAsShipping: true, instruments: [{ method: 'CREDIT_CARD' }] },
    });
    expect(fakes.faults.log.slice(-2)).toEqual(['setBillingAddress', 'attachCard']);
  });

  test('CART-22 the card is not sent for a cart that replaces a lost one', async () => {
    const { shop, fakes, cart } = await addressed();
    fakes.carts.loseAll();
    const outcome = await run(shop.checkout.saveBilling({ cart, card, address }));
    expect([outcome._tag, outcome.cart.id === cart.id, fakes.faults.times('attachCard')]).toEqual(['Saved', false, 0]);
  });

  test('FE309 a refused card returns the cart that has the address', async () => {
    const { shop, fakes, cart } = await addressed();
    fakes.faults.failNext('attachCard', apiRefusal('FE309'));
    expect(await run(shop.checkout.saveBilling({ cart, card }))).toMatchObject({
      _tag: 'CardRefused',
      cart: { billingSameAsShipping: true },
      failure: { errorId: 'FE309' },
    });
  });
});

test('an order with an unknown payment is read every 2 s until it is known, also after a failed read', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes, prepared: order } = yield* Effect.promise(prepared);
      fakes.orders.answerNext({ status: 'PAYMENT_PENDING' });
      const pending = yield* shop.checkout.placeOrder(order);
      fakes.faults.failNext('readOrder', apiRefusal('GEN500', 503));
      const fiber = yield* Effect.forkChild(shop.checkout.awaitPayment(pending.order.orderId));
      yield* TestClock.adjust(CONFIRMATION_INTERVAL_MS - 1);
      expect(fakes.faults.times('readOrder')).toBe(0);
      yield* TestClock.adjust(1);
      expect(fakes.faults.times('readOrder')).toBe(1);
      yield* TestClock.adjust(CONFIRMATION_INTERVAL_MS);
      expect([fakes.faults.times('readOrder'), fiber.pollUnsafe()]).toEqual([2, undefined]);
      yield* fakes.orders.settleChallenge({
        key: 'k',
        basketId: order.cart.id,
        orderNumber: order.orderNumber,
        challengeId: 'c1',
        paymentInstrumentId: '',
      });
      yield* TestClock.adjust(CONFIRMATION_INTERVAL_MS);
      expect((yield* Fiber.join(fiber)).status).toBe('PLACED');
    }),
  ));

test('an order whose payment was refused meanwhile is no order: waiting ends with the refusal, and there is none to view', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const { shop, fakes, prepared: order } = yield* Effect.promise(prepared);
      fakes.orders.answerNext({ status: 'PAYMENT_PENDING' });
      const pending = yield* shop.checkout.placeOrder(order);
      fakes.faults.failNext('readOrder', apiRefusal('PAY400', 402));
      const fiber = yield* Effect.forkChild(Effect.flip(shop.checkout.awaitPayment(pending.order.orderId)));
      yield* TestClock.adjust(CONFIRMATION_INTERVAL_MS);
      expect(yield* Fiber.join(fiber)).toMatchObject({ errorId: 'PAY400' });
      fakes.faults.failNext('readOrder', apiRefusal('PAY400', 402));
      expect(yield* shop.orders.viewLastOrder()).toBeUndefined();
    }),
  ));

test('PR-15 shipping methods are sorted by delivery time, each with its days', async () => {
  const { shop, cart } = await shopWithCart();
  const methods = await run(shop.checkout.listShippingMethods({ cart }));
  expect(methods.map(({ id, arrival }) => [id, arrival])).toEqual([
    ['express', { from: '2026-01-06', to: '2026-01-07' }],
    ['standard', { from: '2026-01-07', to: '2026-01-09' }],
  ]);
});

describe('placeOrder', () => {
  test('CHK-14, CHK-22 the request carries the token, the cart, the instrument and the agreement, under their key', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    await run(shop.checkout.placeOrder(order));
    expect(fakes.orders.requests).toEqual([
      {
        key: placeOrderKey(order),
        basketId: order.cart.id,
        captchaToken: 'a-person',
        paymentInstrumentId: 'instrument-tok',
        agreement: order.agreement,
      },
    ]);
  });

  test('CHK-14 an empty token counts as missing: no call', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.botCheck.answer('');
    expect(await failureOf(shop.checkout.placeOrder(order))).toEqual({ _tag: 'BotSuspected' });
    expect(fakes.orders.requests).toEqual([]);
  });

  test('CHK-14 no token, no call', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.botCheck.suspect();
    expect(await failureOf(shop.checkout.placeOrder(order))).toEqual({ _tag: 'BotSuspected' });
    expect(fakes.orders.requests).toEqual([]);
  });

  test('CHK-20 a placed order clears the cart, is announced, and becomes the last order of the session', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    const outcome = await run(shop.checkout.placeOrder(order));
    expect(outcome._tag).toBe('Placed');
    expect(await run(shop.carts.load)).toBeUndefined();
    expect(fakes.announcements.events.at(-1)).toEqual({
      _tag: 'OrderPlaced',
      orderNumber: order.orderNumber,
      units: 1,
    });
    expect(await run(shop.orders.viewLastOrder())).toMatchObject({ orderNumber: order.orderNumber });
  });

  test('CHK-37 a placed order removes what was typed for another address and as a gift message', async () => {
    const { shop, prepared: order } = await prepared();
    await run(shop.checkout.rememberDraft('otherAddress', { city: 'Reno' }));
    const { cart } = order;
    const itemId = cart.items[0]?.id ?? '';
    await run(shop.lineDelivery.rememberGiftDraft({ cart, itemId, giftMessage: 'Enjoy' }));
    await run(shop.checkout.placeOrder(order));
    expect([
      await run(shop.checkout.recallDraft('otherAddress')),
      await run(shop.lineDelivery.recallGiftDraft({ cart, itemId })),
    ]).toEqual([{}, undefined]);
  });

  test('pressing twice places one order', async () => {
    const { shop, prepared: order } = await prepared();
    const [one, other] = [await run(shop.checkout.placeOrder(order)), await run(shop.checkout.placeOrder(order))];
    expect(one.order.orderId).toBe(other.order.orderId);
  });

  test('while another tab places the same order, the call is retried with the same key and returns that order', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { shop, fakes, prepared: order } = yield* Effect.promise(prepared);
        for (const _ of [1, 2]) fakes.faults.failNext('place', apiRefusal('CHK320', 409));
        const fiber = yield* Effect.forkChild(shop.checkout.placeOrder(order));
        yield* TestClock.adjust(2_999);
        expect(fakes.faults.times('place')).toBe(2);
        yield* TestClock.adjust(1);
        expect((yield* Fiber.join(fiber))._tag).toBe('Placed');
        expect(new Set(fakes.orders.requests.map(({ key }) => key)).size).toBe(1);
      }),
    ));

  test('a checkout that times out for any other reason fails immediately', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.faults.failNext('place', apiRefusal('CHK320', 400));
    expect(await failureOf(shop.checkout.placeOrder(order))).toMatchObject({ errorId: 'CHK320' });
    expect(fakes.faults.times('place')).toBe(1);
  });

  test('CHK-18 a challenge keeps the cart; confirming it places the order', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.orders.answerNext({
      flashes: [{ _tag: 'PaymentNotAuthorized', challengeId: 'c1' }],
      status: 'PAYMENT_PENDING',
    });
    expect(await run(shop.checkout.placeOrder(order))).toMatchObject({ _tag: 'ChallengeNeeded', challengeId: 'c1' });
    expect(await run(shop.carts.load)).toBeDefined();
    expect(fakes.announcements.events.map(({ _tag }) => _tag)).not.toContain('OrderPlaced');
    expect(
      await run(
        shop.checkout.confirmChallenge({ cart: order.cart, orderNumber: order.orderNumber, challengeId: 'c1' }),
      ),
    ).toMatchObject({ _tag: 'Placed' });
    expect(await run(shop.carts.load)).toBeUndefined();
  });

  test('an order with an unknown outcome counts as placed', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.orders.answerNext({ status: 'PAYMENT_PENDING' });
    expect((await run(shop.checkout.placeOrder(order)))._tag).toBe('Pending');
    expect(await run(shop.orders.viewLastOrder())).toMatchObject({ status: 'PAYMENT_PENDING' });
  });

  test('a refusal is returned to the presenter, and the cart stays', async () => {
    const { shop, fakes, prepared: order } = await prepared();
    fakes.faults.failNext('place', apiRefusal('PAY400', 402));
    expect(await failureOf(shop.checkout.placeOrder(order))).toMatchObject({ errorId: 'PAY400' });
    expect(await run(shop.carts.load)).toBeDefined();
  });
});

test('RTE-47 without an order there is none to view, and no request is sent', async () => {
  const { shop, fakes } = buildStorefront();
  expect(await run(shop.orders.viewLastOrder())).toBeUndefined();
  expect(fakes.faults.log).toEqual([]);
});

test('CHK-08 CHK-14 with the bot check of addresses on, no token means no call; with it off none is asked for', async () => {
  for (const shippingBotCheck of [true, false]) {
    const { shop, fakes } = buildStorefront({ flags: { shippingBotCheck } });
    const cart = await run(shop.carts.add(shoe));
    fakes.botCheck.answer('');
    const checking = shop.checkout.saveAddress({ cart, address, contact, isConfirmed: false });
    if (shippingBotCheck) expect(await failureOf(checking)).toEqual({ _tag: 'BotSuspected' });
    expect(fakes.faults.times('validateAddress')).toBe(0);
    const saving = shop.checkout.saveAddress({ cart, address, contact, isConfirmed: true });
    if (shippingBotCheck) expect(await failureOf(saving)).toEqual({ _tag: 'BotSuspected' });
    else expect(await run(saving)).toMatchObject({ _tag: 'Saved' });
    expect(fakes.faults.times('setShippingAddress')).toBe(shippingBotCheck ? 0 : 1);
  }
});
