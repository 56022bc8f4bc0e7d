import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreementChanges } from '#core/checkout/agreement-changes.ts';
import { families } from '#core/failures/error-catalog.ts';
import { Amount } from '#core/kernel/amount.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { inGroups, makeGiftCardForm } from '#ui/features/gift-cards/gift-card-form.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { BillingStep } from '#ui/pages/checkout/billing-step.tsx';
import { GiftCardsPresenter } from '#ui/pages/checkout/gift-cards/gift-cards.presenter.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

const { giftCards: texts, form: fieldTexts } = enUs.tenders;
const SMALL = '6000000000002500';
const LARGE = '6000000009000000';

/** Gift cards in the billing step. */
const atBilling = async () => {
  const walk = await walkTo('billing', await atCheckout());
  const { presenter } = walk;
  const giftCards = new GiftCardsPresenter(presenter, presenter.billing);
  const settled = () => eventually(() => !presenter.billing.busy);
  const use = (number: string, pin = '1234'): Promise<void> => {
    giftCards.form.fill({ cardNumber: number, pin });
    giftCards.apply();
    return settled();
  };
  return { ...walk, giftCards, use, settled, total: presenter.cart?.totals.total ?? 0 };
};

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('PAY-04 gift cards are offered only if the service lists them', async () => {
  const { billing } = (await atBilling()).presenter;
  expect(billing.offered.hasGiftCards).toBe(true);
  billing.offered.methods = billing.offered.methods.filter(({ code }) => code !== 'GIFT_CARD');
  expect(billing.offered.hasGiftCards).toBe(false);
});

test('GFT-08 PAY-14 each gift card pays the lesser of its balance and what remains, and the rest stays on it', async () => {
  const { giftCards, use, total } = await atBilling();
  await use(SMALL);
  await use(LARGE);
  expect(giftCards.rows.map(({ name, use: how, amount, rest }) => [name, how, amount, rest])).toEqual([
    ['Gift card •••• 2500', 'paysAll', '$25.00', '$0.00'],
    ['Gift card •••• 0000', 'pays', dollars(total - 2_500), dollars(9_002_500 - total)],
  ]);
  expect(giftCards.mayAdd).toBe(false);
});

test('GFT-08 a gift card that is not needed any more, or was spent elsewhere, is named so', async () => {
  const { giftCards, presenter, use } = await atBilling();
  await use(SMALL);
  const { cart } = presenter;
  const [tender] = cart?.instruments ?? [];
  if (cart === undefined || tender === undefined) throw new TypeError('No gift card pays');
  const uses = [tender.amount, Amount.zero].map((balanceAfter) => {
    presenter.show({ ...cart, instruments: [{ ...tender, amount: Amount.zero, balanceAfter }] });
    return giftCards.rows[0]?.use;
  });
  expect(uses).toEqual(['unused', 'empty']);
});

test('I07 a gift card that paid all and was used up elsewhere: what changed is shown, and billing asks for the rest', async () => {
  for (const isPrepared of [true, false]) {
    const { fakes, presenter, sent, shop, use, toasts } = await atBilling();
    const { billing, summary } = presenter;
    await use(LARGE);
    billing.submit();
    await eventually(() => summary.prepared !== undefined && summary.busy === undefined);
    const seen = presenter.cart;
    if (seen === undefined) throw new TypeError('There is a cart');
    const instruments = seen.instruments.map((one) => ({
      ...one,
      amount: Amount.of(2_000),
      balanceAfter: Amount.zero,
    }));
    await run(fakes.carts.write('spend', `spent-${isPrepared}`, seen, { ...seen, instruments }));
    const now = await run(shop.carts.load);
    if (now === undefined) throw new TypeError('There is a cart');
    if (!isPrepared) {
      summary.discard();
      fakes.faults.failNext('prepareOrder', apiRefusal('CHK380', 400));
    }
    summary.place();
    await eventually(() => presenter.changed !== undefined && summary.busy === undefined);
    expect([presenter.changed, sent.at(-1), presenter.notice, toasts.toasts]).toEqual([
      { before: seen, after: now },
      'go /checkout?step=billing',
      undefined,
      [],
    ]);
    expect(agreementChanges(seen, now).map(({ kind }) => kind)).toEqual(['tender']);
  }
});

test('PAY-15 once gift cards pay everything, the order is placed without a card', async () => {
  const { fakes, presenter, sent, use } = await atBilling();
  const { billing, summary } = presenter;
  await use(LARGE);
  expect(billing.needsCard).toBe(false);
  billing.submit();
  await eventually(() => summary.prepared !== undefined && summary.busy === undefined);
  summary.place();
  await eventually(() => sent.includes('load /order-confirmation'));
  expect(fakes.faults.times('attachCard')).toBe(0);
});

test('a message about a payment that failed is closed once a gift card pays, and stays while one is refused', async () => {
  const { presenter, use } = await atBilling();
  presenter.report('Your payment did not go through.');
  await use(SMALL, '9999');
  expect(presenter.notice).toBe('Your payment did not go through.');
  await use(SMALL);
  expect(presenter.notice).toBeUndefined();
});

test('RTE-19 a gift card that pays a part does not complete the billing step', async () => {
  const { presenter, use, sent } = await atBilling();
  presenter.billing.submit();
  await eventually(() => sent.includes('go /checkout?step=summary'));
  await use(SMALL);
  const { cart } = presenter;
  expect(presenter.stepFor('summary')).toBe('summary');
  if (cart !== undefined) presenter.show({ ...cart, instruments: cart.instruments.slice(0, 1) });
  expect([cart?.instruments.length, presenter.stepFor('summary')]).toEqual([2, 'billing']);
});

test('PAY-05 a removed gift card pays no more', async () => {
  const { giftCards, presenter, settled, total, use } = await atBilling();
  await use(SMALL);
  giftCards.remove(giftCards.rows[0]?.id ?? '');
  expect(presenter.billing.busy).toBe(true);
  await settled();
  expect([giftCards.rows, giftCards.mayAdd, presenter.cart?.totals.remainingToPay]).toEqual([[], true, total]);
});

const typed = { cardNumber: SMALL, pin: '1234' };

test('PAY-14 the button of the step first applies a gift card that is typed, then continues with the card', async () => {
  const { fakes, giftCards, presenter, sent } = await atBilling();
  const leave = giftCards.activate();
  giftCards.toggle();
  giftCards.form.fill(typed);
  presenter.billing.submit();
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect(presenter.cart?.instruments.map(({ method }) => method)).toEqual(['GIFT_CARD', 'CREDIT_CARD']);
  expect([giftCards.isOpen, giftCards.focus, presenter.billing.busy]).toEqual([false, undefined, false]);
  leave();
  giftCards.toggle();
  giftCards.form.fill(typed);
  presenter.billing.submit();
  await eventually(() => fakes.faults.times('attachCard') === 2);
  expect(fakes.faults.times('attachGiftCard')).toBe(1);
});

test('PAY-14 PR-37 the step stays at a typed gift card that is refused; a closed or empty form holds nothing up', async () => {
  const { fakes, giftCards, presenter, sent, settled } = await atBilling();
  giftCards.activate();
  giftCards.toggle();
  giftCards.form.fill({ cardNumber: ' ', pin: '' });
  expect(giftCards.isTyped).toBe(false);
  giftCards.form.fill({ cardNumber: SMALL, pin: '' });
  presenter.billing.submit();
  expect(giftCards.form.messages).toEqual({ pin: 'Enter the 4 to 8 digits of the PIN' });
  giftCards.form.fill(typed);
  fakes.faults.failNext('attachGiftCard', apiRefusal('GFC812'));
  presenter.billing.submit();
  await settled();
  expect([giftCards.form.messages.cardNumber, giftCards.form.values]).toEqual(['GFC812 happened', typed]);
  expect([fakes.faults.times('attachCard'), sent.includes('go /checkout?step=summary')]).toEqual([0, false]);
  giftCards.toggle();
  expect(giftCards.isTyped).toBe(false);
});

test('PAY-14 PR-37 after a refused try the step continues without the gift card, which stays typed until then', async () => {
  const { fakes, giftCards, presenter, sent, settled } = await atBilling();
  giftCards.activate();
  giftCards.toggle();
  giftCards.form.fill(typed);
  expect(giftCards.maySkip).toBe(false);
  // The second refusal is a notice, not at the number.
  for (const errorId of ['GFC812', 'PYT405']) {
    fakes.faults.failNext('attachGiftCard', apiRefusal(errorId));
    presenter.billing.submit();
    await settled();
    expect([giftCards.maySkip, giftCards.form.values]).toEqual([true, typed]);
  }
  giftCards.skip();
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect([giftCards.maySkip, giftCards.refusal, giftCards.form.values]).toEqual([false, undefined, {}]);
  expect(presenter.cart?.instruments.map(({ method }) => method)).toEqual(['CREDIT_CARD']);
});

test('CART-12 the order charges what gift cards leave, by the card that pays it, or nothing', async () => {
  const { presenter, sent, total, use } = await atBilling();
  const { billing, summary } = presenter;
  expect(summary.charge).toBeUndefined();
  await use(SMALL);
  billing.submit();
  await eventually(() => sent.includes('go /checkout?step=summary') && summary.busy === undefined);
  expect(summary.charge).toEqual({ amount: dollars(total - 2_500), tender: 'Visa **** 4242' });
  await use(LARGE);
  expect(summary.charge).toBe('nothing');
});

test('GFT-06 ERR-23 PR-37 all ten refusals of a gift card are at its number, and what was typed stays', async () => {
  const { fakes, giftCards, settled, use } = await atBilling();
  const ids = Object.keys(families.giftCard);
  expect(ids).toHaveLength(10);
  for (const errorId of ids) {
    fakes.faults.failNext('attachGiftCard', apiRefusal(errorId));
    await use(SMALL);
    expect(giftCards.form.errors).toEqual([
      { name: 'cardNumber', field: 'gift-card-cardNumber', message: `${errorId} happened` },
    ]);
    fakes.faults.failNext('giftCardBalance', apiRefusal(errorId));
    giftCards.check();
    await settled();
    expect([giftCards.form.messages.cardNumber, giftCards.form.values]).toEqual([
      `${errorId} happened`,
      { cardNumber: SMALL, pin: '1234' },
    ]);
  }
});

test('GFT-03 VAL-24 a wrong number and PIN are refused at their fields without a request; spaces and dashes are ignored', async () => {
  const { fakes, giftCards, use } = await atBilling();
  await use('600000000000250', '12');
  expect(giftCards.form.messages).toEqual({
    cardNumber: 'Enter the 16 or 19 digits of the gift card',
    pin: 'Enter the 4 to 8 digits of the PIN',
  });
  expect(fakes.faults.times('attachGiftCard')).toBe(0);
  await use('6000-0000 0000-2500');
  expect(giftCards.rows).toHaveLength(1);
});

test('PAY-14 GFC410 a fifth gift card is refused at the number', async () => {
  const { giftCards, use } = await atBilling();
  for (const last of [0, 1, 2, 3]) await use(`600000000000250${last}`);
  await use('6000000000002504');
  expect([giftCards.rows.length, giftCards.form.messages.cardNumber]).toEqual([4, 'GFC410 happened']);
});

test('GFT-01 a balance is checked without paying, and the next action removes it', async () => {
  const { giftCards, presenter, settled } = await atBilling();
  giftCards.form.fill({ cardNumber: SMALL, pin: '1234' });
  giftCards.check();
  await settled();
  expect([giftCards.balance?.balance, presenter.cart?.instruments]).toEqual([2_500, []]);
  giftCards.check();
  expect(giftCards.balance).toBeUndefined();
});

test('PR-37 a change of the cart in another window is reported at the top of the page, not at the number', async () => {
  const { fakes, giftCards, presenter, use } = await atBilling();
  fakes.carts.touch(presenter.cart?.id ?? '');
  await use(SMALL);
  expect([presenter.changed?.after, giftCards.form.messages]).toEqual([presenter.cart, {}]);
});

test('CHK-37 number and PIN are not stored once a gift card pays', async () => {
  const { giftCards, use } = await atBilling();
  await use(SMALL);
  expect(giftCards.form.values).toEqual({});
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('6000000000')).toBe(false);
});

describe('the number', () => {
  test.each([
    ['6010', '60100', '6010 0'],
    ['6010 0000 0000 002', '6010 0000 0000 0025', '6010 0000 0000 0025'],
    ['6010 0000', '610 0000', '610 0000'],
    ['6010', '6010-', '6010-'],
  ])('GFT-03 %s changed to %s shows %s: only a number that grows at its end is grouped', (before, typed, shown) => {
    const form = makeGiftCardForm(ruleTextsOf('en-US'));
    form.fill({ cardNumber: before, pin: before });
    form.change('cardNumber', typed);
    form.change('pin', typed);
    expect(form.values).toEqual({ cardNumber: shown, pin: typed });
  });

  test('GFT-03 16 and 19 digits are shown in groups of four', () => {
    expect(inGroups('6010000000000025')).toBe('6010 0000 0000 0025');
    expect(inGroups('6010000000000025123')).toBe('6010 0000 0000 0025 123');
  });
});

describe('the billing step', () => {
  // The lazy view and its texts are loaded before, so that the test does not wait for them.
  beforeAll(() =>
    Promise.all([
      import('#ui/pages/checkout/gift-cards/gift-cards.tsx'),
      loadMessages('en-us', ['shop', 'tenders']),
    ]).then(() => undefined),
  );

  test('PAY-15 the form is closed until it is wanted; a gift card that pays all hides the card, and its removal shows it', async () => {
    const opened = openShop();
    const walk = await walkTo('billing', await atCheckout({ opened }));
    const user = userEvent.setup();
    const { container } = await act(async () =>
      renderInShop(<BillingStep presenter={walk.presenter.billing} checkout={walk.presenter} />, opened),
    );
    const toggle = await screen.findByRole('button', { name: texts.use });
    expect([toggle.getAttribute('aria-expanded'), screen.queryByRole('textbox')]).toEqual(['false', null]);
    // One live region in all, which stays in the document.
    const remaining = screen.getByText(/^Remaining to pay: \$\d/);
    expect(remaining.getAttribute('role')).toBe('status');
    await user.click(toggle);
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: fieldTexts.cardNumber });
    await user.click(number);
    await user.paste(LARGE);
    await user.type(screen.getByRole('textbox', { name: fieldTexts.pin }), '999999');
    await user.click(screen.getByRole('button', { name: fieldTexts.check }));
    await screen.findAllByText('GFC400 happened');
    expect([number.value, document.activeElement]).toEqual(['6000 0000 0900 0000', number]);
    expect(document.getElementById('gift-card-cardNumber-error')?.textContent).toBe('GFC400 happened');
    screen.getByRole('button', { name: texts.skip });
    await user.clear(screen.getByRole('textbox', { name: fieldTexts.pin }));
    await user.type(screen.getByRole('textbox', { name: fieldTexts.pin }), '1234');
    await user.click(screen.getByRole('button', { name: fieldTexts.check }));
    expect((await screen.findByText(/^Gift card •••• 0000 has \$90,000\.00\./)).getAttribute('role')).toBe('status');
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: texts.apply }));
    expect(await screen.findByText(enUs.checkout.billing.nothingToPay)).toBe(remaining);
    expect([screen.queryByTitle(enUs.checkout.billing.frame), document.activeElement?.textContent]).toEqual([
      null,
      texts.title,
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Gift card •••• 0000' }));
    await screen.findByTitle(enUs.checkout.billing.frame);
    expect(document.activeElement?.textContent).toBe(texts.use);
    expect(screen.getByText(/^Remaining to pay: \$\d/)).toBe(remaining);
  });
});
