import { correctionForm } from '#core/checkout/correction-form.ts';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { orderStates } from '#core/order/order.ts';
import { shownOrderState, shownReturnState, shownShipmentState, type Purchase } from '#core/order/purchase.ts';
import { trackingForm } from '#core/order/tracking-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { cleaned } from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

test('ORD-17 a known state is shown as itself, any other text as unknown', () => {
  for (const state of orderStates) expect(shownOrderState(state)).toBe(state);
  for (const text of ['FOO', '', 'placed', '__proto__', 'UNKNOWN'])
    expect([shownOrderState(text), shownShipmentState(text), shownReturnState(text)]).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ]);
});

test('ORD-03 number and e-mail are needed; spaces and a number sign in the number do not matter', () => {
  const texts = ruleTextsOf('en-US');
  expect(validateForm(trackingForm, { orderNumber: ' #1234 567890 ', email: ' ida@example.org ' }, texts)).toEqual(
    E.right({ orderNumber: '1234567890', email: 'ida@example.org' }),
  );
  for (const typed of [
    { orderNumber: ' # ', email: 'ida@example.org' },
    { orderNumber: '1234567890', email: 'ida' },
    { orderNumber: '1'.repeat(11), email: 'ida@example.org' },
    { orderNumber: 'abc', email: 'ida@example.org' },
  ])
    expect(E.isLeft(validateForm(trackingForm, typed, texts))).toBe(true);
  // VAL-25: text that is no number keeps its spaces.
  expect(cleaned(trackingForm, { orderNumber: ' the quick brown fox ' })).toMatchObject({
    orderNumber: 'the quick brown fox',
  });
});

describe('changes of an order as it is shown', () => {
  const shown = purchaseOf('1', 'PLACED');
  const placed: Purchase = {
    ...shown,
    isCancellable: true,
    openUnits: shown.items.map(({ id, quantity }) => ({ itemId: id, cancellable: quantity, returnable: 0 })),
  };
  const bought = () => {
    const { shop, fakes } = buildStorefront();
    fakes.purchases.put(placed);
    return { shop, fakes, purchase: placed };
  };

  test('ORD-09 ORD-20 units are canceled with a reason; more units, no reason or an order that is over send nothing', async () => {
    const { shop, fakes, purchase } = bought();
    const [line] = purchase.openUnits;
    if (line === undefined) throw new TypeError('Nothing can be canceled');
    const parts = [{ itemId: line.itemId, quantity: line.cancellable }];
    const reason = ' Ordered twice ';
    for (const [wrong, tag] of [
      [{ parts: [{ itemId: line.itemId, quantity: line.cancellable + 1 }], reason }, 'QuantityOutOfLine'],
      [{ parts: [], reason }, 'NothingChosen'],
      [{ parts, reason: ' ' }, 'ReasonNeeded'],
    ] as const)
      expect(await failureOf(shop.purchases.cancel(purchase, wrong))).toMatchObject({ _tag: tag });
    expect(fakes.faults.times('cancel')).toBe(0);
    const canceled = await run(shop.purchases.cancel(purchase, { parts, reason }));
    expect(canceled).toMatchObject({ status: 'CANCELLED', isCancellable: false, openUnits: [] });
    expect(await failureOf(shop.purchases.cancel(canceled, { parts, reason }))).toEqual({ _tag: 'NotCancellable' });
    expect(await failureOf(shop.purchases.cancel(purchase, { parts, reason }))).toMatchObject({ errorId: 'ORD409' });
  });

  test('ORD-19 a correction is validated by the form of the country, or of an email address alone', async () => {
    const { shop, fakes, purchase } = bought();
    const typed = { email: 'grace@example.com' };
    const of = (what: 'email' | 'address', values: { readonly [field: string]: string }) => ({
      form: correctionForm('US', what),
      values,
    });
    const shipment = { shipmentId: 's', status: 'PLACED' as const, label: '', deliveryTime: '', itemIds: [] };
    const collected = { ...purchase, shipments: [shipment] };
    fakes.purchases.put(collected);
    expect(await failureOf(shop.purchases.correct(collected, of('email', { email: 'grace' })))).toMatchObject({
      _tag: 'InvalidInput',
    });
    expect((await run(shop.purchases.correct(collected, of('email', typed)))).purchase).toMatchObject(typed);
    const address = {
      firstName: 'Ada',
      lastName: 'Byron',
      line1: '1 Main St',
      city: 'Oakland',
      state: 'CA',
      postalCode: '94607',
      country: 'US',
    };
    const sent = { ...purchase, shippingAddress: address, shipments: [{ ...shipment, address }] };
    fakes.purchases.put(sent);
    const { country: _country, ...fields } = { ...address, ...typed, phone: '5105550100' };
    expect(await failureOf(shop.purchases.correct(sent, of('address', { ...fields, postalCode: '' })))).toMatchObject({
      violations: [{ field: 'postalCode' }],
    });
    expect(fakes.faults.times('correct')).toBe(1);
    expect(await run(shop.purchases.correct(sent, of('address', { ...fields, city: 'Berkeley' })))).toMatchObject({
      purchase: { shippingAddress: { city: 'Berkeley' } },
    });
  });

  test('PAY-17 an order whose payment was refused is paid by another card, once; others are not', async () => {
    const { shop, fakes, purchase } = bought();
    const card = { token: 'tok', brand: 'VISA', last4: '4242', expMonth: 1, expYear: 2039 };
    expect(await failureOf(shop.purchases.openPayment(purchase))).toMatchObject({ errorId: 'ORD409' });
    fakes.purchases.put({ ...purchase, paymentDue: { amount: purchase.totals.total, until: purchase.orderDate } });
    expect(await run(shop.purchases.openPayment(purchase))).toMatchObject({ clientToken: 'client' });
    expect((await run(shop.purchases.pay(purchase, card))).paymentDue).toBeUndefined();
    expect(await failureOf(shop.purchases.pay(purchase, card))).toMatchObject({ errorId: 'ORD409' });
    expect(await run(shop.purchases.settlePayment(purchase, 'failed'))).toMatchObject({ orderId: purchase.orderId });
  });

  test('ORD-03 ORD-18 a withdrawal names its order by number and email address; a form that is not complete sends nothing', async () => {
    const { shop, fakes, purchase } = bought();
    const orderNumber = '1234567890';
    const { email } = purchase;
    fakes.purchases.put({ ...purchase, orderNumber });
    expect(await failureOf(shop.purchases.withdraw({ orderNumber, email: '' }))).toMatchObject({
      _tag: 'InvalidInput',
    });
    expect(fakes.faults.times('withdraw')).toBe(0);
    expect(await failureOf(shop.purchases.withdraw({ orderNumber, email: 'eve@example.com' }))).toMatchObject({
      errorId: 'ORD400',
    });
    expect(await run(shop.purchases.withdraw({ orderNumber, email }))).toMatchObject({ openUnits: [] });
  });

  test('ORD-06 a document of an order is downloaded, an unknown one is not', async () => {
    const { shop, fakes, purchase } = bought();
    fakes.purchases.put({ ...purchase, invoices: [{ invoiceId: 'US-I-000001', date: purchase.orderDate }] });
    expect(await run(shop.purchases.download(purchase, 'US-I-000001'))).toMatchObject({ fileName: 'US-I-000001.pdf' });
    expect(await failureOf(shop.purchases.download(purchase, 'other'))).toMatchObject({ errorId: 'OHS4004' });
  });

  test('ORD-10 ORD-20 units are returned with a reason each; units that cannot be returned send nothing', async () => {
    const { shop, fakes, purchase } = bought();
    const [line] = purchase.openUnits;
    if (line === undefined) throw new TypeError('The order has no line');
    const part = { itemId: line.itemId, quantity: 1, reason: 'too-small' } as const;
    expect(await failureOf(shop.purchases.startReturn(purchase, [part]))).toMatchObject({ _tag: 'QuantityOutOfLine' });
    expect(fakes.faults.times('startReturn')).toBe(0);
    const delivered: Purchase = {
      ...purchase,
      status: 'DELIVERED',
      isReturnable: true,
      openUnits: [{ itemId: line.itemId, cancellable: 0, returnable: 1 }],
    };
    fakes.purchases.put(delivered);
    expect(await run(shop.purchases.startReturn(delivered, [part]))).toMatchObject({ returnId: 'return-1' });
    expect((await run(shop.purchases.view(purchase.orderId))).returns).toMatchObject([
      { returnId: 'return-1', status: 'LABEL_CREATED', items: [part] },
    ]);
    expect(await run(shop.purchases.cancelReturn(delivered, 'return-1'))).toMatchObject({
      openUnits: [{ itemId: line.itemId, returnable: 1 }],
      returns: [{ status: 'CANCELLED' }],
    });
    expect(await failureOf(shop.purchases.cancelReturn(delivered, 'return-1'))).toMatchObject({ errorId: 'ORD409' });
  });
});
