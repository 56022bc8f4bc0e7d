import { describe, expect, test } from 'vitest';
import { recipeReason } from '#adapters/cli/flow-reasons.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { openFlowShop } from '#test/support/flow-shop.ts';

const add = { add: { product: 'NKTRAIL3FJO' } };
const toAddress = [add, { checkout: null }, { address: {} }] as const;
const toShipping = [...toAddress, { shipping: { method: 'standard' } }] as const;
const toBilling = [...toShipping, { billing: 'same' }] as const;
const giftCard = { giftCard: { number: '6000 0000 0000 2500', pin: '1234' } };

describe('a script that the service refuses to prepare names the step that it lacks', () => {
  test.each([
    [
      'the method',
      [...toAddress, { billing: 'same' }, { card: '4242' }],
      'The script needs "shipping" before this step.',
    ],
    ['the billing address', [...toShipping, { pay: 'later' }], 'The script needs "billing" before this step.'],
    ['a payment', toBilling, '$160.00 remains to be paid: the script needs a "card" or "pay" before this step.'],
    [
      'a further payment',
      [...toBilling, giftCard],
      '$135.00 remains to be paid: the script needs a further "card" or "pay" before this step.',
    ],
  ])('%s', async (_, steps, message) => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('prepareOrder', apiRefusal('CHK380'));
    const result = await shop.run(...steps, { prepare: null });
    expect(result).toMatchObject({ _tag: 'Refused', errorId: 'CHK380', message });
  });
});

describe('a script that the service refuses for another reason names it', () => {
  const refusedBy = async (fault: readonly [string, ApiFailure], ...steps: readonly unknown[]) => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext(...fault);
    return shop.run(...steps);
  };

  test('PAY-04 pay later below its limit: the steps by which the cart can be paid', async () => {
    const gift = { giftCard: { number: '6000 0000 0000 2500', pin: '1234' } };
    const more = { giftCard: { number: '6000 0000 0000 2501', pin: '1234' } };
    const last = ['2502', '2503'].map((end) => ({ giftCard: { number: `6000 0000 0000 ${end}`, pin: '1234' } }));
    const steps = [
      ...toBilling,
      gift,
      more,
      ...last,
      { reward: 'REWARD10' },
      { reward: { code: 'CARD2500', pin: 1234 } },
    ];
    expect(await refusedBy(['openApproval', apiRefusal('PYT405')], ...steps, { pay: 'later' })).toMatchObject({
      errorId: 'PAY400',
      message:
        'The shop does not offer "pay: later" for this cart: Pay later. ' +
        'It offers "giftCard", "points", "reward", "card", "pay: wallet".',
    });
  });

  test('PAY-15 a wallet where nothing remains to be paid', async () => {
    const all = { giftCard: { number: '6000 0000 0900 0000', pin: '1234' } };
    expect(await openFlowShop().run(...toBilling, all, { pay: 'wallet' })).toMatchObject({
      errorId: 'PYT405',
      message: 'Nothing remains to be paid.',
    });
  });

  test('a method that the cart can have keeps the text of its refusal', async () => {
    expect(await refusedBy(['openApproval', apiRefusal('PYT405')], ...toBilling, { pay: 'wallet' })).toMatchObject({
      errorId: 'PYT405',
      message: 'PYT405 happened',
    });
  });

  test('a reason that cannot be read is left out', async () => {
    const shop = openFlowShop();
    shop.fakes.faults.failNext('openApproval', apiRefusal('PYT405'));
    shop.fakes.faults.failNext('listMethods', apiRefusal('GEN500', 500));
    expect(await shop.run(...toShipping, { pay: 'wallet' })).toMatchObject({ message: 'PYT405 happened' });
  });

  test.each([
    [
      { to: 'pickup', at: 'us-nowhere' },
      'API400',
      'There is no store us-nowhere with pickup. The stores are: us-denver, us-boulder, us-seattle.',
    ],
    [{ to: 'pickup' }, 'PlaceNeeded', 'The step needs "at". The stores are: us-denver, us-boulder, us-seattle.'],
    [{ to: 'pickup', at: 'us-denver' }, 'API400', 'API400 happened'],
  ])('STO-02 an unknown store: %j', async (delivery, errorId, message) => {
    expect(
      await refusedBy(['deliver', apiRefusal('API400')], add, { deliver: { line: 1, ...delivery } }),
    ).toMatchObject({ errorId, message });
  });

  test('LOY-12 points of a guest, and of members without enough of them', async () => {
    const shop = openFlowShop();
    const messageOf = async (points: number, ...steps: readonly unknown[]) => {
      const result = await shop.run(...steps, { points });
      return 'message' in result ? result.message : result;
    };
    expect(await messageOf(100, add)).toBe(
      'Only members have points: the script needs "signIn" before this step, as a member who has points.',
    );
    expect(await messageOf(100, { signUp: null })).toBe('This member has no points.');
    shop.fakes.tenders.give({ points: 0 });
    expect(await messageOf(100, { read: null })).toBe('This member has no points.');
    shop.fakes.tenders.give({ points: 150 });
    expect(await messageOf(150, { read: null })).toBe(
      'There is no voucher for 150 points. The vouchers are for 100, 250, 500.',
    );
    expect(await messageOf(250, { read: null })).toBe('This member has only 150 points.');
    const all = { giftCard: { number: '6000 0000 0900 0000', pin: '1234' } };
    expect(await messageOf(100, { read: null }, { reward: 'REWARD900' }, all)).toBe(
      'The voucher of $5.00 is above what points can pay of this cart.',
    );
  });
});

describe('PDP-21 the choices of goods that are made to order', () => {
  const price = Amount.of(0);
  const choice = {
    id: 'motif',
    label: 'Design',
    kind: 'choice',
    choices: ['peaks', 'pine'].map((id) => ({ id, label: id, price })),
  } as const;
  const text = { id: 'text', label: 'Your text', kind: 'text', maxLength: 16, price } as const;
  const customized = (...parts: readonly (typeof choice | typeof text)[]) =>
    recipeReason({ id: 'MUG', customization: { parts, deliveryTime: '', basePrice: price } }, false);

  test('are named by their ids, texts with their length', () => {
    expect(customized(choice, text)).toBe(
      'MUG is made to order. Its recipe needs a choice of motif (peaks, pine), and may have text (up to 16 characters).',
    );
    expect(customized(choice)).toBe('MUG is made to order. Its recipe needs a choice of motif (peaks, pine).');
  });

  test('other goods have none', () => {
    expect(recipeReason({ id: 'SHOE' }, true)).toBe('SHOE is not made to order, so it has no recipe.');
    expect(recipeReason({ id: 'SHOE' }, false)).toBeUndefined();
  });
});
