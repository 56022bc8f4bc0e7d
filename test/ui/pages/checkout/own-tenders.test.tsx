import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { families } from '#core/failures/error-catalog.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { GIFT_CARD_SKU } from '#core/testing/fake-cart-state.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { BillingStep } from '#ui/pages/checkout/billing-step.tsx';
import { GiftCardsPresenter } from '#ui/pages/checkout/gift-cards/gift-cards.presenter.ts';
import { OwnTendersPresenter } from '#ui/pages/checkout/own-tenders/own-tenders.presenter.ts';
import { enterAsMember } from '#test/support/port-contracts/member-session.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

const texts = enUs.tenders.own;

type Own = { readonly points?: number; readonly credit?: number };

/** A shopper with points or credit; a guest without. */
const openAs = async (own: Own | undefined): Promise<OpenShop> => {
  const opened = openShop();
  if (own === undefined) return opened;
  await enterAsMember(opened.fakes, 'own@example.org');
  opened.fakes.tenders.give(own);
  return opened;
};

const atBilling = async (own?: Own) => {
  const walk = await walkTo('billing', await atCheckout({ opened: await openAs(own) }));
  const { presenter } = walk;
  const tenders = new OwnTendersPresenter(presenter, presenter.billing);
  tenders.load();
  await eventually(() => tenders.own !== undefined);
  const settled = () => eventually(() => !presenter.billing.busy);
  const reward = (rewardCode: string, rewardPin = ''): Promise<void> => {
    tenders.form.fill({ rewardCode, rewardPin });
    tenders.apply();
    return settled();
  };
  return { ...walk, tenders, settled, reward };
};

test('LOY-03 LOY-04 LOY-12 the highest voucher that can pay is chosen, and shown with the points that are left', async () => {
  const { tenders, settled } = await atBilling({ points: 300 });
  expect(tenders.vouchers).toEqual([
    { points: 250, left: 50, amount: '$15' },
    { points: 100, left: 200, amount: '$5' },
  ]);
  expect(tenders.chosen).toBe(250);
  tenders.choose('100');
  tenders.payByPoints();
  await settled();
  expect(tenders.rows.map(({ name, use, amount }) => [name, use, amount])).toEqual([['Points', 'pays', '$5.00']]);
  expect([tenders.offer, tenders.vouchers]).toEqual([undefined, []]);
  tenders.remove(tenders.rows[0]?.id ?? '');
  await settled();
  expect([tenders.rows, tenders.offer?._tag, tenders.focus?.id]).toEqual([[], 'Voucher', 'own-tenders-title']);
});

test('LOY-11 a guest and a member outside of the program are asked to join, and a member below the first voucher sees what is missing', async () => {
  expect((await atBilling()).tenders.offer).toEqual({ _tag: 'Join' });
  expect((await atBilling({})).tenders.offer).toEqual({ _tag: 'Join' });
  expect((await atBilling({ points: 60 })).tenders.offer).toMatchObject({ _tag: 'PointsMissing', missing: 40 });
});

test('PAY-12 PAY-13 the credit of an athlete shows what remains of it and what it can pay', async () => {
  const { presenter, tenders, settled } = await atBilling({ credit: 2_000 });
  expect(tenders.credit).toEqual({ remaining: '$20.00', payable: '$20.00', canPay: true });
  tenders.payByCredit();
  await settled();
  expect([tenders.credit, presenter.cart?.instruments[0]?.amount]).toEqual([undefined, 2_000]);
});

test('CART-47 PAY-15 a reward that pays all leaves nothing to add, and no card is needed', async () => {
  const { presenter, tenders, reward } = await atBilling({ points: 300, credit: 2_000 });
  await reward('reward 900');
  expect([presenter.billing.needsCard, tenders.offersRewards, tenders.offer]).toEqual([false, false, undefined]);
  expect(tenders.credit?.canPay).toBe(false);
  expect(tenders.form.values).toEqual({});
});

test('LOY-10 REW130 PR-37 all refusals of a reward are at its code, and what was typed stays', async () => {
  const { fakes, tenders, reward } = await atBilling();
  for (const errorId of Object.keys(families.reward)) {
    fakes.faults.failNext('applyReward', apiRefusal(errorId));
    await reward('REWARD10');
    expect([tenders.form.messages.rewardCode, tenders.form.values]).toEqual([
      `${errorId} happened`,
      { rewardCode: 'REWARD10', rewardPin: '' },
    ]);
  }
  const before = fakes.faults.times('applyReward');
  await reward('?', '12');
  expect([tenders.form.messages, fakes.faults.times('applyReward')]).toEqual([
    { rewardCode: 'Enter the reward code', rewardPin: 'Enter the 4 to 8 digits of the PIN' },
    before,
  ]);
});

test('CHK-27 LOY-10 PR-37 a reward that another tab has used is named at its code, with what is left to pay, and all else stays', async () => {
  const { fakes, presenter, reward, sent, shop, tenders, toasts } = await atBilling();
  tenders.activate();
  await reward('REWARD10');
  presenter.billing.submit();
  await eventually(() => presenter.summary.prepared !== undefined && presenter.summary.busy === undefined);
  const { cart } = presenter;
  const used = cart?.instruments.find(({ method }) => method === 'REWARD_CODE');
  if (cart === undefined || used === undefined) throw new TypeError('The reward does not pay');
  await run(shop.tenders.remove({ cart, instrumentId: used.id }));
  fakes.faults.failNext('place', apiRefusal('REW140'));
  const before = sent.length;
  presenter.summary.place();
  await eventually(() => tenders.isRewardOpen);
  expect(tenders.form.messages).toEqual({ rewardCode: 'Reward code •••• RD10: REW140 happened' });
  expect(sent.slice(before)).toContain('go /checkout?step=billing');
  expect(toasts.toasts.map(({ title }) => title)).toEqual(['REW140 happened']);
  expect(presenter.notice).toBeUndefined();
  expect(presenter.cart?.instruments.map(({ method }) => method)).toEqual(['CREDIT_CARD']);
  expect(presenter.cart?.totals.remainingToPay).toBe(cart.totals.total);
  expect([presenter.contact, presenter.cart?.shippingAddress]).toEqual([presenter.contact, cart.shippingAddress]);
});

test('PYT405 PR-37 a refusal is shown once: at the top, or at the section until the next try if its notice disappears', async () => {
  const { fakes, presenter, settled, tenders, toasts } = await atBilling({ points: 300 });
  fakes.faults.failNext('attachPoints', apiRefusal('PYT405'));
  tenders.payByPoints();
  await settled();
  expect([presenter.notice, tenders.refusal]).toEqual(['PYT405 happened', undefined]);
  presenter.dismissNotice();
  fakes.faults.failNext('attachPoints', apiRefusal('GEN500'));
  tenders.payByPoints();
  await settled();
  expect([presenter.notice, toasts.toasts.length, tenders.refusal]).toEqual([undefined, 1, 'GEN500 happened']);
  tenders.payByPoints();
  await settled();
  expect([tenders.refusal, tenders.rows.length]).toEqual([undefined, 1]);
});

describe('GFT-09 gift cards among the goods', () => {
  const giftCard = { sku: GIFT_CARD_SKU, productId: 'GIFT' };
  const PRICE = 16_000;

  const withGiftCard = async (own: Own, addFirst: boolean) => {
    const opened = await openAs(own);
    await run(opened.shop.carts.add(giftCard));
    const walk = await atCheckout({ opened, addFirst });
    const { presenter } = walk;
    if (addFirst) await walkTo('billing', walk);
    else presenter.activate();
    await eventually(() => presenter.billing.fields.session !== undefined);
    const tenders = new OwnTendersPresenter(presenter, presenter.billing);
    const giftCards = new GiftCardsPresenter(presenter, presenter.billing);
    tenders.load();
    await eventually(() => tenders.own !== undefined);
    return { ...walk, presenter, billing: presenter.billing, tenders, giftCards };
  };

  test('credit, vouchers and gift cards are offered for the other goods, and for no more once these are paid', async () => {
    const { billing, giftCards, presenter, tenders } = await withGiftCard({ credit: 9_000_000, points: 300 }, true);
    const goods = (presenter.cart?.totals.total ?? 0) - PRICE;
    expect([tenders.credit?.payable, tenders.credit?.canPay]).toEqual([
      formatMoney(Amount.of(goods), 'USD', 'en-US'),
      true,
    ]);
    expect([billing.offered.isLeftForGiftCards, giftCards.mayAdd, tenders.offersRewards]).toEqual([false, true, true]);
    tenders.payByCredit();
    await eventually(() => !billing.busy);
    expect(presenter.cart?.totals.remainingToPay).toBe(PRICE);
    expect([giftCards.mayAdd, tenders.mayAdd, tenders.offer, billing.offered.isLeftForGiftCards]).toEqual([
      false,
      false,
      undefined,
      true,
    ]);
    // What pays already stays where it can be removed.
    expect([billing.offered.hasOwnTenders, billing.offered.hasGiftCards]).toEqual([true, false]);
  });

  test('with gift cards alone nothing is offered, and one sentence says why', async () => {
    const { billing, giftCards, opened, presenter, tenders } = await withGiftCard(
      { credit: 2_000, points: 300 },
      false,
    );
    expect([giftCards.mayAdd, tenders.vouchers, tenders.credit?.canPay]).toEqual([false, [], false]);
    expect([billing.offered.hasGiftCards, billing.offered.hasOwnTenders]).toEqual([false, false]);
    await act(async () => renderInShop(<BillingStep presenter={billing} checkout={presenter} />, opened));
    expect(screen.getAllByText(enUs.checkout.billing.onlyGiftCards)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: texts.title })).toBeNull();
  });

  test('a voucher is offered up to what the other goods cost', async () => {
    const { presenter, tenders } = await withGiftCard({ points: 600 }, true);
    const { cart } = presenter;
    if (cart === undefined) throw new TypeError('No cart');
    presenter.show({ ...cart, giftCardTotal: Amount.subtract(cart.totals.total, Amount.of(1_500)) });
    expect(tenders.vouchers.map(({ amount }) => amount)).toEqual(['$15', '$5']);
  });
});

test('PAY-14 the button of the step first applies a reward that is typed, and stays at its code if it is refused', async () => {
  const { fakes, presenter, sent, settled, tenders } = await atBilling();
  tenders.activate();
  tenders.toggleReward();
  tenders.form.fill({ rewardCode: 'UNKNOWN1', rewardPin: '' });
  presenter.billing.submit();
  await settled();
  expect([tenders.form.messages.rewardCode, fakes.faults.times('attachCard')]).toEqual(['REW130 happened', 0]);
  tenders.form.fill({ rewardCode: 'reward10', rewardPin: '' });
  presenter.billing.submit();
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect(presenter.cart?.instruments.map(({ method }) => method)).toEqual(['REWARD_CODE', 'CREDIT_CARD']);
  expect([tenders.isRewardOpen, presenter.billing.busy]).toEqual([false, false]);
});

test('PAY-14 LOY-10 after a refused try the step continues without the reward, which stays typed until then', async () => {
  const { presenter, sent, settled, tenders } = await atBilling();
  const typed = { rewardCode: 'UNKNOWN1', rewardPin: '' };
  tenders.activate();
  tenders.toggleReward();
  tenders.form.fill(typed);
  expect(tenders.maySkip).toBe(false);
  presenter.billing.submit();
  await settled();
  expect([tenders.maySkip, tenders.form.values]).toEqual([true, typed]);
  tenders.skip();
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect([tenders.maySkip, tenders.isTyped, tenders.form.values]).toEqual([false, false, {}]);
  expect(presenter.cart?.instruments.map(({ method }) => method)).toEqual(['CREDIT_CARD']);
});

test('PAY-04 the section is shown only if the service lists one of its methods', async () => {
  const { billing } = (await atBilling()).presenter;
  expect(billing.offered.hasOwnTenders).toBe(true);
  billing.offered.methods = billing.offered.methods.filter(({ code }) => code === 'CREDIT_CARD');
  expect(billing.offered.hasOwnTenders).toBe(false);
});

// The lazy views and their texts are loaded before, so that the test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('#ui/pages/checkout/gift-cards/gift-cards.tsx'),
    import('#ui/pages/checkout/own-tenders/own-tenders.tsx'),
    loadMessages('en-us', ['shop', 'tenders']),
  ]).then(() => undefined),
);

test('LOY-11 PAY-08 PAY-12 a guest is offered to sign in for points, and neither credit nor saved cards', async () => {
  const opened = openShop();
  const { presenter } = await walkTo('billing', await atCheckout({ opened }));
  await act(async () => renderInShop(<BillingStep presenter={presenter.billing} checkout={presenter} />, opened));
  const signIn = await screen.findByRole('link', { name: texts.signIn });
  expect(signIn.getAttribute('href')).toContain('sign-in');
  expect([screen.queryByText(texts.credit), screen.queryByRole('button', { name: texts.payByPoints })]).toEqual([
    null,
    null,
  ]);
  // The question about the billing address: no saved card, and no offer to save one.
  expect([screen.queryAllByRole('radio', { name: /Visa|new card/i }), screen.getAllByRole('checkbox').length]).toEqual([
    [],
    1,
  ]);
});

test('RTE-17 a member who joins the program in the billing step stays in the step', async () => {
  const opened = await openAs({});
  const { presenter } = await walkTo('billing', await atCheckout({ opened }));
  await act(async () => renderInShop(<BillingStep presenter={presenter.billing} checkout={presenter} />, opened));
  // A link of the router would lead to the page without the step.
  expect((await screen.findByRole('link', { name: texts.joinNow })).getAttribute('href')).toBe('#modal-enrollment');
});

test('LOY-09 a member pays with points and a reward code, each removable by name', async () => {
  const opened = await openAs({ points: 300, credit: 2_000 });
  const walk = await walkTo('billing', await atCheckout({ opened }));
  const user = userEvent.setup();
  const { container } = await act(async () =>
    renderInShop(<BillingStep presenter={walk.presenter.billing} checkout={walk.presenter} />, opened),
  );
  const choice = await screen.findByRole('group', { name: 'Pay with your 300 points' });
  expect(choice.textContent).toContain('Voucher for 250 points50 points left afterwards$15');
  screen.getByText('$20.00 remain; $20.00 can pay for this order');
  await user.click(screen.getByRole('button', { name: texts.useReward }));
  await user.type(screen.getByRole('textbox', { name: texts.rewardCode }), 'UNKNOWN1');
  await user.click(screen.getByRole('button', { name: texts.apply }));
  await screen.findAllByText('REW130 happened');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.rewardCode }));
  screen.getByRole('button', { name: texts.skip });
  expect(await axeFindings(container)).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: texts.rewardCode }));
  await user.type(screen.getByRole('textbox', { name: texts.rewardCode }), 'reward10');
  await user.click(screen.getByRole('button', { name: texts.apply }));
  await screen.findByRole('button', { name: 'Remove Reward code •••• RD10' });
  await user.click(screen.getByRole('button', { name: texts.payByPoints }));
  await screen.findByRole('button', { name: 'Remove Points' });
  expect(document.activeElement?.textContent).toBe(texts.title);
  await user.click(screen.getByRole('button', { name: 'Remove Points' }));
  await screen.findByRole('group', { name: 'Pay with your 300 points' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Reward code •••• RD10');
});
