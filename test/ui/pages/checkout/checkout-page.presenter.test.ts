import { afterEach, expect, test, vi } from 'vitest';
import { families } from '#core/failures/error-catalog.ts';
import { topWhenOrdering } from '#core/failures/placement.ts';
import { TOAST_TICK_MS } from '#core/notifications/toast-clock.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { CONFIRMATION_INTERVAL_MS } from '#core/checkout/use-cases/await-payment.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, typeAddress, walkTo, type Walk } from './walk.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('CHK-05 a complete checkout sends its requests in the order of the specification', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.presenter.summary.place();
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  const commands = walk.fakes.faults.log.filter(
    (asked) => !['read', 'listShippingMethods', 'ensure', 'grantGuest', 'token'].includes(asked),
  );
  expect(commands.slice(commands.indexOf('createWithItems'))).toEqual([
    'createWithItems',
    'reserve',
    'fingerprint',
    'validateAddress',
    'setShippingAddress',
    'chooseShippingMethod',
    'listMethods',
    'openSession',
    'setBillingAddress',
    'attachCard',
    'prepareOrder',
    'place',
  ]);
});

test('RTE-47 with an empty cart the cart page replaces the checkout in the history', async () => {
  const walk = await atCheckout({ addFirst: false });
  walk.presenter.activate();
  await eventually(() => walk.sent.length > 0);
  expect(walk.sent).toEqual(['load instead /cart']);
});

test('missing stock on entering is reported, with a link back', async () => {
  const walk = await atCheckout();
  walk.fakes.faults.failNext('reserve', apiRefusal('INV406', 409));
  walk.presenter.activate();
  await eventually(() => walk.presenter.status === 'error');
  expect(walk.presenter.problem).toBe('INV406 happened');
});

test('RTE-19 a step in the address is shown only if all before it are done', async () => {
  const walk = await walkTo('shipping', await atCheckout({ asked: 'summary' }));
  expect(walk.presenter.stepFor('summary')).toBe('shipping');
  expect(walk.fakes.faults.times('prepareOrder')).toBe(0);
});

test('CHK-35 a notice that was closed stays closed; the same change once more is shown again', async () => {
  const { presenter } = await walkTo('shipping', await atCheckout());
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const flashes = [{ _tag: 'DeliveryChanged', flag: 'PICKUP_TO_HOME', message: 'Sent home' }] as const;
  presenter.show({ ...cart, version: '"7"', flashes });
  expect(presenter.messages).toEqual(['Sent home']);
  presenter.dismiss('Sent home');
  presenter.show({ ...cart, version: '"7"', flashes });
  presenter.show({ ...cart, version: '"8"', flashes: [] });
  expect(presenter.messages).toEqual([]);
  presenter.show({ ...cart, version: '"9"', flashes });
  expect(presenter.messages).toEqual(['Sent home']);
});

test('VAL-24 an empty form is not sent: every message shows, and no request is sent', async () => {
  const { presenter, fakes } = await walkTo('shipping', await atCheckout());
  presenter.shipping.submit();
  expect(presenter.shipping.form.errors.map(({ field }) => field)).toEqual([
    'shipping-email',
    'shipping-phone',
    'shipping-firstName',
    'shipping-lastName',
    'shipping-line1',
    'shipping-city',
    'shipping-state',
    'shipping-postalCode',
  ]);
  expect([fakes.faults.times('validateAddress'), presenter.shipping.busy]).toEqual([0, false]);
});

test('ADR-07 VAL-24 a nonexistent ZIP code is refused when its field loses focus, and when the form is sent', async () => {
  const { presenter } = await walkTo('shipping', await atCheckout());
  const { form } = presenter.shipping;
  form.change('postalCode', '00000');
  form.leave('postalCode');
  expect(form.messages.postalCode).toBe('Enter a 5-digit ZIP code');
  presenter.shipping.submit();
  expect(form.messages.postalCode).toBe('Enter a 5-digit ZIP code');
});

test('VAL-24 a field shows a message when it loses focus after an edit, not while it is typed for the first time', async () => {
  const { presenter } = await walkTo('shipping', await atCheckout());
  const { form } = presenter.shipping;
  form.leave('email');
  form.change('email', 'robin');
  expect(form.messages.email).toBeUndefined();
  form.leave('email');
  expect(form.messages.email).toBe('Email is not valid');
  form.change('email', 'robin@example.com');
  expect([form.messages.email, form.errors]).toEqual([undefined, []]);
});

test.each([
  ['Use suggested', { line1: '1 Better Street', line2: undefined }],
  ['Keep mine', { line1: '5 Suggest Street', line2: 'Flat 3' }],
] as const)(
  'CHK-07 with a suggestion the shopper chooses, and the recipient stays: %s',
  async (choice, { line1, line2 }) => {
    const walk = await walkTo('shipping', await atCheckout());
    typeAddress(walk, { ...typedAddresses.US, line1: '5 Suggest Street', line2: 'Flat 3' });
    walk.presenter.shipping.submit();
    await eventually(() => walk.presenter.shipping.question !== undefined);
    expect(walk.fakes.faults.times('setShippingAddress')).toBe(0);
    if (choice === 'Keep mine') walk.presenter.shipping.keepTyped();
    else walk.presenter.shipping.useSuggested();
    await eventually(() => walk.sent.includes('go /checkout?step=billing'));
    const saved = walk.presenter.cart?.shippingAddress;
    const { firstName, lastName, phone } = typedAddresses.US;
    expect([saved?.line1, saved?.line2]).toEqual([line1, line2]);
    expect([saved?.firstName, saved?.lastName, saved?.phone]).toEqual([
      firstName,
      lastName,
      normalizePhone(phone, 'US'),
    ]);
  },
);

test('CHK-07 a suggestion that changes nothing shows no question', async () => {
  const walk = await walkTo('shipping', await atCheckout());
  typeAddress(walk, { ...typedAddresses.US, line1: '5 Known Street', line2: '' });
  walk.presenter.shipping.submit();
  await eventually(
    () => walk.sent.includes('go /checkout?step=billing') || walk.presenter.shipping.question !== undefined,
  );
  expect([walk.presenter.shipping.question, walk.presenter.cart?.shippingAddress?.firstName]).toEqual([
    undefined,
    typedAddresses.US.firstName,
  ]);
});

test('an address that cannot be checked is saved as entered', async () => {
  const walk = await walkTo('shipping', await atCheckout());
  walk.fakes.faults.failNext('validateAddress', apiRefusal('GEN500', 503));
  typeAddress(walk);
  walk.presenter.shipping.submit();
  await eventually(() => walk.sent.includes('go /checkout?step=billing'));
});

test('SHP500 a PO box is reported at its field', async () => {
  const walk = await walkTo('shipping', await atCheckout());
  walk.fakes.faults.failNext('setShippingAddress', apiRefusal('SHP500'));
  typeAddress(walk);
  walk.presenter.shipping.submit();
  await eventually(() => walk.presenter.shipping.form.messages.line1 !== undefined);
  expect(walk.presenter.shipping.busy).toBe(false);
});

test('PR-15 methods are sorted by delivery time, each with its days', async () => {
  const { presenter } = await walkTo('shipping', await atCheckout());
  expect(presenter.shipping.methods.map(({ id, arrival }) => [id, arrival])).toEqual([
    ['express', { from: '2026-01-06', to: '2026-01-07' }],
    ['standard', { from: '2026-01-07', to: '2026-01-09' }],
  ]);
});

test('CHK-12 clearing the checkbox opens an empty billing form, which is validated', async () => {
  const walk = await walkTo('billing', await atCheckout());
  walk.presenter.billing.setSameAsShipping(false);
  walk.presenter.billing.submit();
  expect(walk.presenter.billing.form.errors.length).toBeGreaterThan(4);
  expect(walk.fakes.faults.times('setBillingAddress')).toBe(0);
});

test.each([
  [{ _tag: 'Invalid' }, undefined, 'Check the card'],
  [{ _tag: 'Failed' }, 'No answer from the card', undefined],
] as const)('PAY-17 a card without a token changes nothing: %o', async (outcome, notice, cardMessage) => {
  const walk = await walkTo('billing', await atCheckout());
  walk.card.answerNext(outcome);
  walk.presenter.billing.submit();
  await eventually(() => !walk.presenter.billing.busy);
  expect([
    walk.presenter.notice,
    walk.presenter.billing.cardMessage,
    walk.fakes.faults.times('setBillingAddress'),
  ]).toEqual([notice, cardMessage, 0]);
  walk.card.type();
  expect([walk.presenter.notice, walk.presenter.billing.cardMessage]).toEqual([notice, undefined]);
});

test('PAY-17 the message about the card is gone when another form of the step refuses the next attempt', async () => {
  const { card, presenter } = await walkTo('billing', await atCheckout());
  const { billing } = presenter;
  card.answerNext({ _tag: 'Invalid' });
  billing.submit();
  await eventually(() => billing.cardMessage !== undefined);
  let applied = 0;
  billing.include({ isTyped: true, apply: () => void (applied += 1) });
  billing.submit();
  expect([applied, billing.cardMessage]).toEqual([1, undefined]);
});

test('CHK-21 the order button is locked from click to response: a double click sends one order', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.presenter.summary.place();
  walk.presenter.summary.place();
  expect(walk.presenter.summary.busy).toBe('placing');
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  expect(walk.fakes.orders.requests).toHaveLength(1);
});

test('CHK-21 a click during the preparation is not lost: the order is placed once it is prepared', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.presenter.summary.discard();
  walk.presenter.summary.prepare();
  expect(walk.presenter.summary.busy).toBe('preparing');
  walk.presenter.summary.place();
  expect(walk.presenter.summary.isAwaited).toBe(true);
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  expect(walk.fakes.orders.requests).toHaveLength(1);
});

test('CHK-20 a placed order empties the header, clears the draft and leads to the confirmation', async () => {
  const walk = await walkTo('summary', await atCheckout());
  await run(walk.shop.checkout.rememberDraft('billing', { city: 'Leeds' }));
  expect((await walk.draft()).email).toBe(typedAddresses.US.email);
  walk.presenter.summary.place();
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  expect([walk.cart.current, await walk.draft(), await run(walk.shop.checkout.recallDraft('billing'))]).toEqual([
    null,
    {},
    {},
  ]);
});

test('a refused card shows on top and leads back to billing, where the typed card still is', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.fakes.faults.failNext('place', apiRefusal('PAY400', 402));
  walk.presenter.summary.place();
  await eventually(() => walk.presenter.notice !== undefined);
  expect([walk.presenter.notice, walk.sent.at(-1), walk.presenter.billing.keepsCard, walk.card.mounts()]).toEqual([
    'PAY400 happened',
    'go /checkout?step=billing',
    false,
    1,
  ]);
});

/** The visible messages 60 s after an order was refused: the notice on top, and the toasts. */
const shown = async (
  walk: Awaited<ReturnType<typeof walkTo>>,
): Promise<readonly [string | undefined, readonly string[]]> => {
  await eventually(() => walk.presenter.notice !== undefined || walk.toasts.toasts.length > 0);
  for (let ms = 0; ms <= 60_000; ms += TOAST_TICK_MS) walk.toasts.tick();
  return [walk.presenter.notice, walk.toasts.toasts.map(({ title }) => title)];
};

test.each([...topWhenOrdering].filter((id) => id !== 'BSK404'))(
  'CHK-27 CHK-28 ERR-25 PR-37 %s while ordering shows on top',
  async (errorId) => {
    const walk = await walkTo('summary', await atCheckout());
    walk.fakes.faults.failNext('place', apiRefusal(errorId));
    walk.presenter.summary.place();
    expect(await shown(walk)).toEqual([`${errorId} happened`, []]);
  },
);

test.each([
  ['CHK380', 400, 'CHK380 happened'],
  ['CHK320', 400, 'CHK320 happened'],
  ['TAX309', 400, 'TAX309 happened'],
  ['ORD415', 400, 'ORD415 happened'],
  ['ZZZ999', 400, 'ZZZ999 happened'],
  ['', 500, ' happened'],
  ['GEN500', 0, 'Outcome unknown'],
  ['GEN500', 502, 'Outcome unknown'],
  ['GEN500', 503, 'Outcome unknown'],
] as const)(
  'ERR-26 PR-37 "%s" with status %d while ordering is a toast that is still shown after 60 s',
  async (errorId, status, title) => {
    const walk = await walkTo('summary', await atCheckout());
    walk.fakes.faults.failNext('place', apiRefusal(errorId, status));
    walk.presenter.summary.place();
    expect(await shown(walk)).toEqual([undefined, [title]]);
    expect(walk.presenter.summary.busy).toBeUndefined();
  },
);

test.each(Object.keys(families.payment))(
  'ERR-10 PR-37 %s in the billing step is at the card, a toast or on top, and the step stays',
  async (errorId) => {
    const { fakes, presenter, sent, toasts } = await walkTo('billing', await atCheckout());
    fakes.faults.failNext('attachCard', apiRefusal(errorId));
    presenter.billing.submit();
    await eventually(() => !presenter.billing.busy);
    const place = { FE309: 'card', PYT406: 'toast' }[errorId] ?? 'top';
    expect({
      card: presenter.billing.cardMessage,
      top: presenter.notice,
      toast: toasts.toasts[0]?.title,
    }).toEqual({ card: undefined, top: undefined, toast: undefined, [place]: `${errorId} happened` });
    expect(sent).not.toContain('go /checkout?step=summary');
  },
);

test('CHK-28 ERR-25 PR-37 a cart lost while ordering is reported on top of the checkout, which stays', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.fakes.carts.loseAll();
  walk.presenter.summary.place();
  expect(await shown(walk)).toEqual(['BSK404 happened', []]);
  expect(walk.sent).not.toContain('load instead /cart');
});

test('CART-22 a cart lost in an earlier step is replaced without a message, and the first incomplete step opens', async () => {
  const walk = await walkTo('billing', await atCheckout());
  const before = walk.presenter.cart;
  walk.fakes.carts.loseAll();
  walk.presenter.billing.submit();
  await eventually(() => walk.sent.at(-1) === 'go /checkout?step=shipping');
  expect([
    walk.presenter.cart?.items.map(({ sku, quantity }) => [sku, quantity]),
    walk.presenter.cart?.id === before?.id,
    walk.presenter.notice,
    walk.toasts.toasts,
  ]).toEqual([[['SKU-1', 1]], false, undefined, []]);
});

test('VAL-07 VAL-08 a phone typed with the dial code equals a pasted one', async () => {
  const { presenter } = await atCheckout();
  const { form } = presenter.shipping;
  for (const key of '1 415 555 0132') form.change('phone', (form.values.phone ?? '') + key);
  const typed = form.values.phone;
  form.change('phone', '');
  form.change('phone', '1-415-555-0132');
  form.leave('phone');
  expect([typed, form.values.phone]).toEqual(['(415) 555 - 0132', '(415) 555 - 0132']);
});

test('VAL-07 a letter or the dial code of another country stays in the phone field, whose rule refuses it', async () => {
  const { presenter } = await atCheckout();
  const { form } = presenter.shipping;
  for (const [keys, shown] of [
    ['303.555.0100 ext 4', '(303) 555 - 0100 ext 4'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
  ] as const) {
    form.clear();
    for (const key of keys) form.change('phone', (form.values.phone ?? '') + key);
    form.leave('phone');
    await eventually(() => form.messages.phone !== undefined);
    expect([form.values.phone, form.messages.phone]).toEqual([shown, 'A valid phone number is required']);
  }
});

test('ERR-28 ORD430 without flags reads the cart again and stays on summary with the text on top', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.fakes.faults.failNext('place', apiRefusal('ORD430', 409));
  const reads = walk.fakes.faults.times('read');
  walk.presenter.summary.place();
  await eventually(() => walk.presenter.notice !== undefined);
  expect([walk.presenter.notice, walk.sent.at(-1), walk.fakes.faults.times('read') > reads]).toEqual([
    'ORD430 happened',
    'go /checkout?step=summary',
    true,
  ]);
});

test('CART-43 ERR-28 an order whose cart was changed in another tab is not placed: the step stays, and what changed is on top', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const before = walk.presenter.cart;
  await run(walk.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  walk.fakes.faults.failNext('place', apiRefusal('CHK380', 400));
  walk.presenter.summary.place();
  await eventually(() => walk.presenter.changed !== undefined);
  const { cart, changed } = walk.presenter;
  if (before === undefined || cart === undefined) throw new Error('There is a cart');
  expect([cart.items[0]?.quantity, cart.totals.total > before.totals.total]).toEqual([2, true]);
  expect([changed, walk.toasts.toasts, walk.sent.at(-1)]).toEqual([
    { before, after: cart },
    [],
    'go /checkout?step=summary',
  ]);
  walk.presenter.reportChange();
  expect(walk.presenter.notice).toBe(`Changed elsewhere: ${formatMoney(cart.totals.total, cart.currency, 'en-US')}`);
});

test('RTE-47 an order whose cart was emptied in another tab leads to the empty cart', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const [line] = walk.presenter.cart?.items ?? [];
  const now = await run(walk.shop.carts.load);
  if (line === undefined || now === undefined) throw new Error('There is a cart');
  await run(walk.shop.carts.removeItem({ cart: now, itemId: line.id }));
  walk.fakes.faults.failNext('place', apiRefusal('CHK380', 400));
  walk.presenter.summary.place();
  await eventually(() => walk.sent.at(-1) === 'load instead /cart' || walk.toasts.toasts.length > 0);
  expect([walk.sent.at(-1), walk.toasts.toasts]).toEqual(['load instead /cart', []]);
});

test('a cart that lost its card in an aborted payment leads to billing, where the card is required again', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { cart } = walk.presenter;
  if (cart === undefined) throw new Error('There is a cart');
  await run(walk.fakes.carts.write('abandon', 'abandoned', cart, { instruments: [] }));
  walk.fakes.faults.failNext('place', apiRefusal('CHK380', 400));
  walk.presenter.summary.place();
  expect([await shown(walk), walk.sent.at(-1), walk.presenter.billing.heldCard]).toEqual([
    [undefined, ['Pay again']],
    'go /checkout?step=billing',
    undefined,
  ]);
});

test('a missing response is not reported as a failure, and pressing again sends the same key', async () => {
  const walk = await walkTo('summary', await atCheckout());
  for (let attempt = 0; attempt < 5; attempt += 1) walk.fakes.faults.failNext('place', apiRefusal('GEN500', 0));
  while (!walk.sent.includes('load /order-confirmation')) {
    walk.presenter.summary.place();
    await eventually(() => walk.presenter.summary.busy === undefined || walk.sent.includes('load /order-confirmation'));
    expect([[], ['Outcome unknown']]).toContainEqual(walk.toasts.toasts.map(({ title }) => title));
  }
  expect(new Set(walk.fakes.orders.requests.map((request) => request.key)).size).toBe(1);
});

test('ERR-42 a refused address leads back to shipping', async () => {
  const walk = await walkTo('summary', await atCheckout());
  walk.fakes.orders.answerNext({ flashes: [{ _tag: 'InvalidShippingAddress' }] });
  walk.presenter.summary.place();
  await eventually(() => walk.presenter.notice !== undefined);
  expect([walk.presenter.notice, walk.sent.at(-1)]).toEqual([
    'Check your delivery address.',
    'go /checkout?step=shipping',
  ]);
});

const challenged = async (options: Parameters<typeof atCheckout>[0] = {}) => {
  const walk = await walkTo('summary', await atCheckout(options));
  walk.fakes.orders.answerNext({ flashes: [{ _tag: 'PaymentNotAuthorized', challengeId: 'challenge-1' }] });
  walk.presenter.summary.place();
  await eventually(() => walk.dialogs.stack.length === 1);
  const [dialog] = walk.dialogs.stack;
  if (dialog?.[0] !== 'three-ds-challenge') throw new Error('The challenge is open');
  return { ...walk, dialog: { props: dialog[1] } };
};

test('CHK-18 a passed challenge is reported to the service, and the order is placed', async () => {
  const { dialog, sent, fakes, presenter } = await challenged();
  expect([dialog.props.challengeId, dialog.props.origin, presenter.summary.busy]).toEqual([
    'challenge-1',
    'https://pay.test',
    'challenge',
  ]);
  dialog.props.onSettled('completed');
  await eventually(() => sent.includes('load /order-confirmation'));
  expect(fakes.faults.times('settleChallenge')).toBe(1);
});

test.each(['failed', 'abandoned'] as const)(
  'CHK-19 a challenge that %s is not reported as passed: PAY400 on top, back to billing',
  async (outcome) => {
    const { dialog, sent, fakes, presenter } = await challenged();
    dialog.props.onSettled(outcome);
    expect([sent.at(-1), fakes.faults.times('settleChallenge'), presenter.summary.busy]).toEqual([
      'go /checkout?step=billing',
      0,
      undefined,
    ]);
    expect(presenter.notice).toMatch(/payment/i);
  },
);

test('CHK-19 a challenge completed after ten minutes does not place the order', async () => {
  let now = Date.UTC(2026, 0, 5, 12);
  const { dialog, sent, fakes } = await challenged({ now: () => now });
  now += 600_000;
  dialog.props.onSettled('completed');
  expect([sent.at(-1), fakes.faults.times('settleChallenge')]).toEqual(['go /checkout?step=billing', 0]);
});

/** The checkout page opened once more in the same shop: a refresh, or a second tab. */
const openedAgain = async (walk: Walk): Promise<Walk> => {
  const again = await atCheckout({ opened: openShop({ of: walk.opened }), asked: 'summary', addFirst: false });
  again.presenter.activate();
  await eventually(() => again.presenter.summary.prepared !== undefined && again.presenter.summary.busy === undefined);
  return again;
};

test('CHK-18 CHK-37 a refresh during the challenge opens at summary with the same card, and placing again opens the same challenge', async () => {
  const walk = await challenged();
  const again = await openedAgain(walk);
  expect([
    again.presenter.stepFor('summary'),
    again.presenter.billing.heldCard,
    again.presenter.summary.prepared?.orderNumber,
    again.presenter.notice,
  ]).toEqual(['summary', walk.presenter.billing.heldCard, walk.presenter.summary.prepared?.orderNumber, undefined]);
  again.presenter.summary.place();
  await eventually(() => again.presenter.summary.busy === 'challenge');
  expect(again.dialogs.stack).toMatchObject([['three-ds-challenge', { challengeId: 'challenge-1' }]]);
  expect(new Set(walk.fakes.orders.requests.map(({ key }) => key)).size).toBe(1);
});

test('I01 a challenge passed in one of two tabs leads both to the same order', async () => {
  const walk = await challenged();
  const again = await openedAgain(walk);
  walk.dialog.props.onSettled('completed');
  await eventually(() => walk.sent.includes('load /order-confirmation'));
  again.presenter.summary.place();
  await eventually(() => again.sent.includes('load /order-confirmation'));
  expect(new Set(walk.fakes.orders.requests.map(({ key }) => key)).size).toBe(1);
});

test('an order that is still being placed has not timed out: pressing again shows its state', async () => {
  const walk = await walkTo('summary', await atCheckout());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let attempt = 1; attempt <= 4; attempt += 1) walk.fakes.faults.failNext('place', apiRefusal('CHK320', 409));
  walk.presenter.summary.place();
  for (const pause of [1_000, 2_000, 4_000]) {
    await eventually(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(pause);
  }
  await eventually(() => walk.toasts.toasts.length > 0);
  expect([await shown(walk), walk.presenter.summary.busy, walk.presenter.stepFor('summary')]).toEqual([
    [undefined, ['Outcome unknown']],
    undefined,
    'summary',
  ]);
  walk.presenter.summary.place();
  await eventually(() => walk.sent.includes('load /order-confirmation'));
});

test('an unknown outcome is polled until the order reports it', async () => {
  const walk = await walkTo('summary', await atCheckout());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  walk.fakes.orders.answerNext({ status: 'PAYMENT_PENDING' });
  walk.presenter.summary.place();
  await eventually(() => walk.presenter.summary.confirming !== undefined);
  vi.advanceTimersByTime(CONFIRMATION_INTERVAL_MS);
  await eventually(() => walk.fakes.faults.times('readOrder') === 1);
  expect(walk.sent).not.toContain('load /order-confirmation');
});

test('a second window of a cart that was ordered meanwhile shows a message', async () => {
  const opened = openShop();
  const first = await walkTo('summary', await atCheckout({ opened }));
  const second = await atCheckout({ opened, asked: 'summary', addFirst: false });
  second.presenter.activate();
  await eventually(() => second.presenter.summary.prepared !== undefined);
  first.presenter.summary.place();
  await eventually(() => opened.sent.includes('load /order-confirmation'));
  second.presenter.shipping.submit();
  await eventually(() => second.presenter.status === 'ordered');
});

test('CART-22 RTE-47 a lost cart leads to the empty cart, even after an earlier order', async () => {
  const opened = openShop();
  const first = await walkTo('summary', await atCheckout({ opened }));
  first.presenter.summary.place();
  await eventually(() => opened.sent.includes('load /order-confirmation'));
  const second = await walkTo('summary', await atCheckout({ opened }));
  opened.fakes.carts.lose(second.presenter.cart?.id ?? '');
  opened.fakes.faults.failNext('place', apiRefusal('ORD430', 409));
  second.presenter.summary.place();
  await eventually(() => second.presenter.status === 'ordered' || opened.sent.includes('load instead /cart'));
  expect([second.presenter.status, opened.sent.at(-1)]).toEqual(['success', 'load instead /cart']);
});

test('CHK-37 a reload keeps the input', async () => {
  const walk = await walkTo('shipping', await atCheckout({ draft: { email: 'robin@example.com', city: 'Leeds' } }));
  expect(walk.presenter.shipping.form.values).toMatchObject({ email: 'robin@example.com', city: 'Leeds' });
});

const billingTyped = { firstName: 'Robin', lastName: 'Moor', line1: '1 Mill Lane', city: 'Leeds' } as const;

const typeBilling = async () => {
  const walk = await walkTo('billing', await atCheckout());
  const { billing } = walk.presenter;
  billing.setSameAsShipping(false);
  for (const name of ['firstName', 'lastName', 'line1', 'city'] as const) billing.form.change(name, billingTyped[name]);
  return walk;
};

const reloaded = async ({ opened }: Awaited<ReturnType<typeof typeBilling>>) => {
  const { presenter } = await atCheckout({ opened, addFirst: false, asked: 'billing' });
  presenter.activate();
  await eventually(() => presenter.status === 'success' && presenter.billing.fields.session !== undefined);
  return presenter.billing;
};

test('CHK-37 a reload keeps a billing address that is typed and not yet saved', async () => {
  const billing = await reloaded(await typeBilling());
  expect([billing.sameAsShipping, billing.form.values]).toEqual([false, expect.objectContaining(billingTyped)]);
});

test('CHK-12 CHK-37 after the shipping address is chosen again, a reload fills in nothing', async () => {
  const walk = await typeBilling();
  walk.presenter.billing.setSameAsShipping(true);
  const billing = await reloaded(walk);
  expect([billing.sameAsShipping, billing.form.isTyped]).toEqual([true, false]);
});

test('CHK-37 a reload keeps the chosen wallet, with what is typed and without', async () => {
  const walk = await typeBilling();
  walk.presenter.billing.choose('WALLET');
  const typed = await reloaded(walk);
  expect([typed.main, typed.form.values]).toEqual(['WALLET', expect.objectContaining(billingTyped)]);
  walk.presenter.billing.setSameAsShipping(true);
  const empty = await reloaded(walk);
  expect([empty.main, empty.sameAsShipping]).toEqual(['WALLET', true]);
});

test('PAY-02 CHK-37 after a reload another method can be chosen instead of the card on the cart, and a further reload keeps it', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const held = await reloaded(walk);
  expect([held.main, held.isHeld]).toEqual(['CREDIT_CARD', true]);
  held.choose('CREDIT_CARD');
  expect(held.isHeld).toBe(true);
  held.choose('WALLET');
  expect([held.main, held.isHeld]).toEqual(['WALLET', false]);
  const again = await reloaded(walk);
  expect([again.main, again.isHeld]).toEqual(['WALLET', false]);
});

test('PAY-04 CHK-37 a method that is not offered any more is not chosen after a reload', async () => {
  const walk = await typeBilling();
  walk.presenter.billing.choose('BNPL');
  const offered = walk.presenter.billing.offered.methods.filter(({ code }) => code !== 'BNPL');
  const billing = await reloaded(walk);
  billing.setMethods(offered);
  expect(billing.main).toBe('CREDIT_CARD');
});

test("CHK-24 activating twice, as React's StrictMode does, starts once", async () => {
  const walk = await atCheckout();
  walk.presenter.activate()();
  walk.presenter.activate();
  await eventually(() => walk.presenter.status === 'success');
  expect(walk.fakes.faults.times('fingerprint')).toBe(1);
  await run(walk.shop.carts.load);
});
