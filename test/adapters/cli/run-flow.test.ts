import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import type { FlowShop } from '#adapters/cli/flow-state.ts';
import { runFlow } from '#adapters/cli/run-flow.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Order } from '#core/order/order.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { flowOf, openFlowShop } from '#test/support/flow-shop.ts';
import { run } from '#test/support/run.ts';

const add = { add: { product: 'NKTRAIL3FJO' } };
const toSummary = [
  add,
  { checkout: null },
  { address: {} },
  { shipping: { method: 'standard' } },
  { billing: 'same' },
  { card: '4242 4242 4242 4242' },
  { prepare: null },
] as const;

describe('a flow', () => {
  test('buys: runs every verb through the use cases, up to an order', async () => {
    const shop = openFlowShop();
    expect(await shop.run(...toSummary, { place: null, expect: { status: 'PLACED' } })).toEqual({
      _tag: 'AsExpected',
      orderNumber: '0000000001',
    });
    expect(shop.typed).toEqual([
      {
        number: '4242424242424242',
        expMonth: 12,
        expYear: 2039,
        code: '123',
        holderName: 'Anna Berg',
        at: 'https://pay.test',
      },
    ]);
  });

  test('PAY-15 pays with gift cards, and needs no card once nothing remains', async () => {
    const shop = openFlowShop();
    const giftCard = (number: string, pin: string | number = '1234') => ({ giftCard: { number, pin } });
    expect(
      await shop.run(
        ...toSummary.filter((step) => !('card' in step) && !('prepare' in step)),
        { ...giftCard('6000 0000 0000 0812'), refused: 'GFC812' },
        { ...giftCard('6000 0000 0000 2500', 12), refused: 'InvalidInput' },
        giftCard('6000 0000 0000 2500', 1234),
        { ...giftCard('6000 0000 0900 0000'), expect: { remaining: 0 } },
        { prepare: null },
        { place: null, expect: { status: 'PLACED' } },
      ),
    ).toEqual({ _tag: 'AsExpected', orderNumber: '0000000001' });
    expect(shop.typed).toEqual([]);
  });

  test('GFT-04 GFT-05 describes gifts, reads the balance of a card, and pays with one that the shop has sent', async () => {
    const { through } = openFlowShop();
    const steps = [
      add,
      { gift: { line: 1, message: 'Enjoy' }, expect: { gifts: ['Enjoy'] } },
      { gift: { line: 1 }, expect: { gifts: [''] } },
      { gift: { line: 1, remove: true }, expect: { gifts: [] } },
      { gift: { line: 2 }, refused: 'NotOffered' },
      { recipient: { line: 1, to: 'Lea', email: 'lea@example.org', message: 'Enjoy', sendOn: '2026-12-24' } },
      { balance: { number: '6000 0000 0000 2500', pin: 1234 }, expect: { balance: 25 } },
      { balance: 'received', refused: 'StepMissing' },
      ...toSummary.slice(1),
      { place: null },
    ];
    const withCards = (giftCards: FlowShop['giftCards'], ...more: readonly unknown[]) =>
      run(runFlow(flowOf(...steps, ...more), { ...through, giftCards }));
    const received = { number: '6000 0000 0900 0000', pin: '1234' };
    expect(
      await withCards(async () => [received], { receiveGiftCard: null }, add, {
        giftCard: 'received',
        expect: { remaining: 0 },
      }),
    ).toMatchObject({ _tag: 'AsExpected' });
  });

  test.each([
    ['writeGiftMessage', { gift: { line: 1, message: 'x'.repeat(251) } }, /^message: .*250/],
    ['writeGiftMessage', { gift: { line: 1, message: 'See www.example.org' } }, /^message: /],
    ['describeGift', { recipient: { line: 1, to: 'Lea', email: 'lea@example.org' } }, /^Line 1 is no gift card/],
  ])(
    'GFT-05 a gift that the service refuses by %s is refused with what is wrong: %j',
    async (operation, step, says) => {
      const shop = openFlowShop();
      shop.fakes.faults.failNext(operation, apiRefusal('API400', 400));
      expect(await shop.run(add, step)).toMatchObject({
        _tag: 'Refused',
        errorId: 'API400',
        message: expect.stringMatching(says),
      });
    },
  );

  test('GFT-04 receives no gift card from another process, and none from an order without one', async () => {
    const { through } = openFlowShop();
    const receive = (giftCards: FlowShop['giftCards']) =>
      run(
        runFlow(flowOf(...toSummary, { place: null }, { receiveGiftCard: null, refused: 'NotOffered' }), {
          ...through,
          giftCards,
        }),
      );
    expect(await receive(undefined)).toMatchObject({ _tag: 'AsExpected' });
    expect(await receive(async () => [])).toMatchObject({ _tag: 'AsExpected' });
  });

  test.each(['wallet', 'later'])('PAY-02 CHK-17 pays by %s, with the approval of the provider', async (pay) => {
    const shop = openFlowShop();
    expect(
      await shop.run(
        ...toSummary.filter((step) => !('card' in step) && !('prepare' in step)),
        { pay },
        { prepare: null },
        { place: null, expect: { status: 'PLACED' } },
      ),
    ).toEqual({ _tag: 'AsExpected', orderNumber: '0000000001' });
    expect(shop.typed).toEqual([]);
  });

  test('LOY-09 pays with rewards; points and credit are for members', async () => {
    const shop = openFlowShop();
    expect(
      await shop.run(
        ...toSummary.filter((step) => !('card' in step) && !('prepare' in step)),
        { points: 100, refused: 'REW401' },
        { athleteCredit: null, refused: 'PYT405' },
        { reward: 'reward-10' },
        { reward: { code: 'CARD2500', pin: 12 }, refused: 'InvalidInput' },
        { reward: { code: 'CARD2500', pin: 1234 } },
        { reward: 'REWARD900', expect: { remaining: 0 } },
        { prepare: null },
        { place: null, expect: { status: 'PLACED' } },
      ),
    ).toEqual({ _tag: 'AsExpected', orderNumber: '0000000001' });
  });

  test('without an order at its end has no order number', async () => {
    expect(await openFlowShop().run(add, { read: null })).toEqual({ _tag: 'AsExpected' });
  });

  test('CHK-18 completes the challenge and then places the order', async () => {
    const shop = openFlowShop();
    shop.fakes.orders.answerNext({
      flashes: [{ _tag: 'PaymentNotAuthorized', challengeId: 'challenge-1' }],
      status: 'PAYMENT_PENDING',
    });
    const result = await shop.run(
      ...toSummary,
      { place: null, expect: { challenge: true } },
      { challenge: 'complete', expect: { challenge: false, status: 'PLACED' } },
    );
    expect(result).toMatchObject({ _tag: 'AsExpected' });
    expect(shop.answered).toEqual([{ challengeId: 'challenge-1', answer: 'complete' }]);
  });

  test('CHK-18 waits for a pending payment, and then has an order', async () => {
    const shop = openFlowShop();
    shop.fakes.orders.answerNext({ status: 'PAYMENT_PENDING' });
    const { checkout } = shop.through.shop;
    const awaited: string[] = [];
    // The use cases load lazily and cannot be spread.
    const replaced = {
      placeOrder: (prepared: Parameters<typeof checkout.placeOrder>[0]) =>
        checkout.placeOrder(prepared).pipe(Effect.tap(({ order }) => Effect.sync(() => void (pending = order)))),
      awaitPayment: (orderId: string) =>
        Effect.sync(() => {
          awaited.push(orderId);
          if (pending === undefined) throw new Error('No order was placed');
          return { ...pending, status: 'PLACED' as const };
        }),
    };
    const settled = new Proxy(checkout, { get: (all, name) => Reflect.get(replaced, name) ?? Reflect.get(all, name) });
    let pending: Order | undefined;
    const flow = flowOf(...toSummary, { place: null, expect: { status: 'PLACED' } });
    const through = { ...shop.through, shop: { ...shop.through.shop, checkout: settled } };
    expect(await run(runFlow(flow, through))).toEqual({ _tag: 'AsExpected', orderNumber: '0000000001' });
    expect(awaited).toEqual(['order-0000000001']);
  });

  test('CHK-07 saves an address that the service cannot check with its own spelling', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('validateAddress', apiRefusal('GEN500', 503));
    expect(await shop.run(add, { checkout: null }, { address: {} })).toEqual({ _tag: 'AsExpected' });
    expect(await shop.run({ read: null }, { address: { line1: '1 Suggest Street' } })).toEqual({ _tag: 'AsExpected' });
    expect(shop.fakes.faults.times('setShippingAddress')).toBe(2);
  });

  test('uses the given size and quantity, by label', async () => {
    const shop = openFlowShop();
    expect(
      await shop.run({
        add: { product: 'NKTRAIL3FJO', size: 42, quantity: 2 },
        expect: { units: 2, lines: 1, subtotal: 320 },
      }),
    ).toEqual({ _tag: 'AsExpected' });
  });

  test('PDP-02 adds a style in its default color, and without a size the first one in stock', async () => {
    const shop = openFlowShop();
    const first = await shop.run({ add: { product: 'NKTRAIL3' }, expect: { units: 1 } });
    expect(first).toEqual({ _tag: 'AsExpected' });
    const page = await run(shop.through.shop.catalog.viewProduct('NKTRAIL3FJO'));
    const [one, other] = page.sizes;
    shop.fakes.products.setStock(one?.sku ?? '', 0);
    expect(await shop.run({ add: { product: 'NKTRAIL3FJO' } })).toEqual({ _tag: 'AsExpected' });
    const cart = await run(shop.through.shop.carts.load);
    expect(cart?.items.map(({ sku }) => sku)).toEqual([one?.sku, other?.sku]);
  });

  test('changes lines by their position', async () => {
    const steps = [
      add,
      { quantity: { line: 1, to: 3 }, expect: { units: 3 } },
      { remove: { line: 1 }, expect: { units: 0, lines: 0 } },
    ];
    expect(await openFlowShop().run(...steps)).toEqual({ _tag: 'AsExpected' });
  });

  test('has no cart once the last line is removed', async () => {
    const shop = openFlowShop();
    expect(await shop.run({ read: null, expect: { units: 0, lines: 0 } })).toEqual({ _tag: 'AsExpected' });
    expect(await shop.run(...toSummary, { place: null }, { read: null, expect: { units: 0 } })).toMatchObject({
      _tag: 'AsExpected',
    });
  });
});

describe('a flow of a member', () => {
  test('signs up, buys, and finds the order in its history and by its number', async () => {
    const steps = [
      { signUp: null },
      ...toSummary,
      { place: null, expect: { status: 'PLACED' } },
      { orders: null, expect: { orders: 1 } },
      { order: null, expect: { status: 'PLACED', total: 160 } },
      { signOut: null, expect: { units: 0, lines: 0 } },
      { track: { email: 'robin@example.com' }, expect: { status: 'PLACED' } },
    ];
    expect(await openFlowShop().run(...steps)).toEqual({ _tag: 'AsExpected', orderNumber: '0000000001' });
  });

  test('ORD-09 ORD-20 cancels units of a line, or all that are left', async () => {
    const shop = openFlowShop();
    const steps = [
      { add: { product: 'NKTRAIL3FJO', quantity: 3 } },
      ...toSummary.slice(1),
      { place: null },
      { cancel: { line: 2 }, refused: 'NotOffered' },
      { cancel: { line: 1, quantity: 4 }, refused: 'QuantityOutOfLine' },
      { cancel: { line: 1, quantity: 1, reason: ' ' }, refused: 'ReasonNeeded' },
      { cancel: { line: 1, quantity: 1 }, expect: { status: 'PLACED' } },
      { return: null, refused: 'NothingChosen' },
      { cancel: null, expect: { status: 'CANCELLED' } },
      { cancel: null, refused: 'NotCancellable' },
    ];
    expect(await shop.run(...steps)).toMatchObject({ _tag: 'AsExpected' });
    expect(shop.fakes.faults.times('cancel')).toBe(2);
  });

  test('ORD-18 withdraws from one line, then from everything that is left, and then from nothing', async () => {
    const shop = openFlowShop();
    const email = 'robin@example.com';
    const result = await shop.run(
      { add: { ...add.add, quantity: 2 } },
      ...toSummary.slice(1),
      { place: null },
      { withdraw: { line: 1, quantity: 1, email }, expect: { status: 'PLACED' } },
      { withdraw: { email: 'eve@example.com' }, refused: 'ORD400' },
      { withdraw: { email } },
      { withdraw: { email }, refused: 'ORD409' },
    );
    expect(result).toMatchObject({ _tag: 'AsExpected' });
    expect(shop.fakes.faults.times('withdraw')).toBe(4);
  });

  test('ORD-11 returns units of a delivered order, and reads the refund', async () => {
    const shop = openFlowShop();
    const deliver: FlowShop['operate'] = async (_action, orderNumber) => {
      const order = shop.fakes.orders.all().find((one) => one.orderNumber === orderNumber);
      if (order === undefined) return 'Nothing';
      const { purchases } = shop.fakes;
      const purchase = await run(purchases.view(order.orderId));
      const openUnits = order.items.map(({ id, quantity }) => ({ itemId: id, cancellable: 0, returnable: quantity }));
      const returns = purchase.returns.map((one) => ({ ...one, status: 'REFUNDED' as const, refund: Amount.of(1250) }));
      purchases.put({ ...purchase, status: 'DELIVERED', isReturnable: true, openUnits, returns });
      return 'Done';
    };
    const flow = flowOf(
      ...toSummary,
      { place: null },
      { operate: 'deliver' },
      { return: { line: 1, reason: 'too-small' }, expect: { status: 'DELIVERED', refunded: 0 } },
      { operate: 'refund' },
      { order: null, expect: { refunded: 12.5 } },
    );
    expect(await run(runFlow(flow, { ...shop.through, operate: deliver }))).toMatchObject({ _tag: 'AsExpected' });
  });

  test('ORD-10 ORD-11 exchanges units for another size in a store; a size that is not offered is refused', async () => {
    const shop = openFlowShop();
    const deliver: FlowShop['operate'] = async (_action, orderNumber) => {
      const order = shop.fakes.orders.all().find((one) => one.orderNumber === orderNumber);
      if (order === undefined) return 'Nothing';
      const { purchases } = shop.fakes;
      const purchase = await run(purchases.view(order.orderId));
      const exchangeSizes = [{ sku: 'other', size: '43', available: 1 }];
      const openUnits = order.items.map(({ id }) => ({ itemId: id, cancellable: 0, returnable: 2, exchangeSizes }));
      purchases.put({ ...purchase, status: 'DELIVERED', isReturnable: true, openUnits });
      return 'Done';
    };
    const flow = flowOf(
      ...toSummary,
      { place: null },
      { operate: 'deliver' },
      { return: { line: 1, exchange: 44 }, refused: 'NotOffered' },
      { return: { line: 1, quantity: 2, exchange: 43 }, refused: 'SizeNotOffered' },
      { return: { line: 1, quantity: 1, exchange: 43, store: true } },
    );
    expect(await run(runFlow(flow, { ...shop.through, operate: deliver }))).toMatchObject({ _tag: 'AsExpected' });
    const [order] = shop.fakes.orders.all();
    expect((await run(shop.fakes.purchases.view(order?.orderId ?? ''))).returns).toMatchObject([{ way: 'store' }]);
  });

  test('acts as the staff of the shop, unless the shop is another process', async () => {
    const shop = openFlowShop();
    const operated: unknown[] = [];
    const operate: FlowShop['operate'] = async (action, orderNumber) =>
      operated.push([action, orderNumber]) === 1 ? 'Done' : 'Nothing';
    const flow = flowOf(...toSummary, { place: null }, { operate: 'ship' }, { operate: 'ship', refused: 'NotOffered' });
    expect(await run(runFlow(flow, { ...shop.through, operate }))).toMatchObject({ _tag: 'AsExpected' });
    expect(operated).toEqual([
      ['ship', '0000000001'],
      ['ship', '0000000001'],
    ]);
    expect(await openFlowShop().run(...toSummary, { place: null }, { operate: 'ship' })).toMatchObject({
      errorId: 'NotOffered',
      message: 'With --url a script cannot act for the shop.',
    });
  });

  test('signs in with the account of the run, or with another one', async () => {
    const shop = openFlowShop();
    const other = { email: 'ada@example.com', password: 'Walking-9' };
    const steps = [
      { signUp: { ...other, firstName: 'Ada', lastName: 'Berg' } },
      { signOut: null },
      { signIn: { ...other, password: 'Walking-8' }, refused: 'AUT401' },
      { signIn: null },
      { signOut: null },
      { signIn: other },
    ];
    expect(await shop.run(...steps)).toEqual({ _tag: 'AsExpected' });
    expect(shop.fakes.accounts.emails()).toEqual(['ada@example.com']);
  });
});

describe('a flow ends early', () => {
  test('at the first refused step, with its position and error id', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('createWithItems', apiRefusal('INV406'));
    expect(await shop.run(add, { checkout: null })).toEqual({
      _tag: 'Refused',
      path: 'steps[0].add',
      errorId: 'INV406',
      message: 'INV406 happened',
    });
    expect(shop.fakes.faults.times('reserve')).toBe(0);
  });

  test('at a failed expectation', async () => {
    expect(await openFlowShop().run(add, { read: null, expect: { units: 2 } })).toEqual({
      _tag: 'Unexpected',
      path: 'steps[1].expect.units',
      expected: '2',
      found: '1',
    });
    expect(await openFlowShop().run({ read: null, expect: { total: 5 } })).toEqual({
      _tag: 'Unexpected',
      path: 'steps[0].expect.total',
      expected: '5',
      found: 'nothing',
    });
  });

  test('if a refusal was expected and another or none came', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('createWithItems', apiRefusal('INV406'));
    expect(await shop.run({ ...add, refused: 'INV408' })).toEqual({
      _tag: 'Unexpected',
      path: 'steps[0].refused',
      expected: 'INV408',
      found: 'INV406: INV406 happened',
    });
    expect(await shop.run({ ...add, refused: 'INV408' })).toEqual({
      _tag: 'Unexpected',
      path: 'steps[0].refused',
      expected: 'INV408',
      found: 'the step went through',
    });
  });

  test.each([
    [{ add: { product: 'NOSUCHID' } }, 'NotFound'],
    [{ add: { product: 'NKTRAIL3FJO', size: 99 } }, 'NotOffered'],
    [{ quantity: { line: 1, to: 2 } }, 'StepMissing'],
    [{ checkout: null }, 'NothingToBuy'],
    [{ address: {} }, 'StepMissing'],
    [{ card: '4242' }, 'StepMissing'],
    [{ giftCard: { number: '6', pin: '1' } }, 'StepMissing'],
    [{ pay: 'wallet' }, 'StepMissing'],
    [{ points: 100 }, 'StepMissing'],
    [{ reward: 'A' }, 'StepMissing'],
    [{ athleteCredit: null }, 'StepMissing'],
    [{ place: null }, 'StepMissing'],
    [{ challenge: 'fail' }, 'StepMissing'],
    [{ signIn: null }, 'AUT401'],
    [{ signUp: { email: 'none' } }, 'InvalidInput'],
    [{ orders: null }, 'AUT440'],
    [{ order: null }, 'StepMissing'],
    [{ track: null }, 'StepMissing'],
    [{ operate: 'ship' }, 'StepMissing'],
    [{ cancel: null }, 'StepMissing'],
    [{ return: null }, 'StepMissing'],
    [{ withdraw: null }, 'StepMissing'],
    [{ track: { orderNumber: '4040404040', email: 'ada@example.com' } }, 'ORD400'],
  ])('at an invalid step: %j', async (step, errorId) => {
    expect(await openFlowShop().run(step)).toMatchObject({ _tag: 'Refused', errorId });
    expect(await openFlowShop().run({ ...step, refused: errorId })).toEqual({ _tag: 'AsExpected' });
  });

  test('at a size or a method that is not offered, with those that are', async () => {
    expect(await openFlowShop().run({ ...add, add: { ...add.add, size: 99 } })).toMatchObject({
      errorId: 'NotOffered',
      message: expect.stringMatching(/^There is no size 99\. The sizes are: .+\.$/),
    });
  });

  test('at an unknown product, with a message that names it', async () => {
    expect(await openFlowShop().run({ add: { product: 'NOSUCHID' } })).toMatchObject({
      errorId: 'NotFound',
      message:
        'The shop has no product NOSUCHID. A product has an id such as NKTRAIL3EMB, a style one such as NKTRAIL3.',
    });
    expect(await openFlowShop().run({ checkout: null })).toMatchObject({
      errorId: 'NothingToBuy',
      message: 'The cart is empty.',
    });
  });

  test('at an unknown line or delivery, naming the existing ones', async () => {
    expect(await openFlowShop().run(add, { remove: { line: 2 } })).toMatchObject({
      errorId: 'NotOffered',
      message: 'The cart has one line; there is no line 2.',
    });
    expect(await openFlowShop().run(...toSummary.slice(0, 3), { shipping: { method: 'drone' } })).toMatchObject({
      errorId: 'NotOffered',
      message: expect.stringContaining('standard'),
    });
  });

  test('at input that the core refuses, naming the fields', async () => {
    expect(
      await openFlowShop().run(add, { checkout: null }, { address: { email: 'unknown', postalCode: 'x' } }),
    ).toMatchObject({ errorId: 'InvalidInput', message: expect.stringContaining('email') });
  });

  test('CHK-26 without reporting an order with an unknown outcome as refused', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('place', apiRefusal('GEN500', 0));
    const result = await shop.run(...toSummary, { place: null });
    expect(result).toMatchObject({ _tag: 'Unanswered', errorId: 'GEN500' });
    expect(result).toMatchObject({ message: expect.stringContaining('not known whether the order was placed') });
  });

  test('PAY-17 a payment provider that does not answer the shop is not reported as a refusal', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('createWithItems', apiRefusal('PAY400', 503));
    expect(await shop.run(add)).toMatchObject({
      _tag: 'Unanswered',
      message: expect.stringContaining('PAYMENT_URL'),
    });
    shop.fakes.faults.failNext('createWithItems', apiRefusal('PAY400', 402));
    expect(await shop.run(add)).toMatchObject({ _tag: 'Refused', errorId: 'PAY400' });
  });

  test('but continues after an expected refusal', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('place', apiRefusal('PAY400'));
    expect(
      await shop.run(...toSummary, { place: null, refused: 'PAY400' }, { place: null, expect: { status: 'PLACED' } }),
    ).toMatchObject({ _tag: 'AsExpected' });
  });
});
