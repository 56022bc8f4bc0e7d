import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addressOf } from '#core/profile/address.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { installments } from '#core/payment/pay-later.ts';
import { approvedToken } from '#core/testing/fake-tenders.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { PayLaterDialog } from '#ui/features/checkout/pay-later-dialog.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { loadMessages } from '#ui/messages/load-messages.ts';
import { ApprovalsPresenter } from '#ui/pages/checkout/approvals/approvals.presenter.ts';
import { BillingStep } from '#ui/pages/checkout/billing-step.tsx';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

const { approvals: texts, payLater } = enUs.tenders;

/** The choice of methods in the billing step. */
const atChoice = async (opened = openShop()) => {
  const walk = await walkTo('billing', await atCheckout({ opened }));
  const { billing } = walk.presenter;
  const approvals = new ApprovalsPresenter(walk.presenter, billing);
  approvals.activate();
  const begin = async (method: 'WALLET' | 'BNPL') => {
    approvals.choose(method);
    billing.submit();
    await eventually(() => approvals.page !== undefined);
  };
  const answer = async (method: 'WALLET' | 'BNPL', token = approvedToken) => {
    approvals.close();
    approvals.settle(method, { _tag: 'Answered', token });
    await eventually(() => !billing.busy);
  };
  return { ...walk, billing, approvals, begin, answer };
};

test('PAY-02 PAY-04 wallet and pay later are offered beside the card if the service lists them', async () => {
  const { approvals, billing } = await atChoice();
  expect(approvals.choices.map(({ code }) => code)).toEqual(['CREDIT_CARD', 'WALLET', 'BNPL']);
  expect([billing.main, billing.offered.hasApproval]).toEqual(['CREDIT_CARD', true]);
  billing.offered.methods = billing.offered.methods.filter(({ code }) => code === 'CREDIT_CARD');
  expect(billing.offered.hasApproval).toBe(false);
});

test('ERR-31 a new attempt to pay takes away the message about the one before', async () => {
  const { begin, presenter } = await atChoice();
  presenter.report('Your payment did not go through.');
  await begin('WALLET');
  expect(presenter.notice).toBeUndefined();
});

test('PAY-04 pay later follows what remains to be paid: below its limit it is not enabled, and the card is chosen instead', async () => {
  const { approvals, billing, presenter } = await atChoice();
  const isEnabled = (): boolean | undefined => approvals.choices.find(({ code }) => code === 'BNPL')?.enabled;
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  approvals.choose('BNPL');
  expect(isEnabled()).toBe(true);
  presenter.show({ ...cart, totals: { ...cart.totals, remainingToPay: Amount.of(3_499) } });
  await eventually(() => isEnabled() === false);
  expect(billing.main).toBe('CREDIT_CARD');
  presenter.show(cart);
  await eventually(() => isEnabled() === true);
});

test('CHK-16 PAY-05 an approved wallet pays the cart; the billing address is that of its account and not sent', async () => {
  const { answer, begin, billing, approvals, fakes, presenter, sent } = await atChoice();
  await begin('WALLET');
  await answer('WALLET');
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect([approvals.paying, billing.isHeld]).toEqual(['Wallet •••• 1234', true]);
  expect([fakes.faults.times('setBillingAddress'), presenter.cart?.billingAddress?.line1]).toEqual([
    0,
    '12 Harbor Street',
  ]);
});

test('CHK-16 CHK-37 after a reload the address is still that of the wallet, and does not bill a card that replaces it', async () => {
  const { answer, begin, opened, presenter, sent } = await atChoice();
  await begin('WALLET');
  await answer('WALLET');
  await eventually(() => sent.includes('go /checkout?step=summary'));
  const again = await atCheckout({ opened: openShop({ of: opened }), asked: 'billing', addFirst: false });
  again.presenter.activate();
  await eventually(() => again.presenter.status === 'success');
  const { billing } = again.presenter;
  expect([billing.main, billing.usesAccountAddress, billing.form.isTyped]).toEqual(['WALLET', true, false]);
  billing.useOtherCard();
  billing.choose('CREDIT_CARD');
  expect([billing.sameAsShipping, presenter.cart?.billingAddress?.line1]).toEqual([true, '12 Harbor Street']);
});

test('CHK-37 typing an address keeps what is already on the cart, also where the choice of it is not stored any more', async () => {
  const { answer, begin, fakes, opened, sent } = await atChoice();
  await begin('BNPL');
  await answer('BNPL');
  await eventually(() => sent.includes('go /checkout?step=summary'));
  await run(fakes.memory.forget('checkout-billing'));
  const reload = async () => {
    const { presenter } = await atCheckout({ opened: openShop({ of: opened }), asked: 'billing', addFirst: false });
    presenter.activate();
    await eventually(() => presenter.status === 'success' && presenter.billing.fields.session !== undefined);
    return presenter.billing;
  };
  const again = await reload();
  again.form.change('city', 'Reno');
  const restored = await reload();
  expect([restored.form.values.city, restored.main, restored.isHeld]).toEqual(['Reno', 'BNPL', true]);
});

test('CHK-12 pay later saves the billing address of the form', async () => {
  const { answer, begin, fakes, sent } = await atChoice();
  await begin('BNPL');
  await answer('BNPL');
  await eventually(() => sent.includes('go /checkout?step=summary'));
  expect(fakes.faults.times('setBillingAddress')).toBe(1);
});

test('PAY-02 closing the page is a cancellation: nothing is attached, and another method can be chosen', async () => {
  const { approvals, begin, billing, fakes } = await atChoice();
  await begin('WALLET');
  approvals.close();
  approvals.settle('WALLET', { _tag: 'Canceled' });
  expect([approvals.isCanceled, billing.busy, fakes.faults.times('attachApproved')]).toEqual([true, false, 0]);
  approvals.choose('CREDIT_CARD');
  expect([approvals.isCanceled, billing.main]).toEqual([false, 'CREDIT_CARD']);
});

test.each([
  ['openApproval', 'PYT405'],
  ['attachApproved', 'GEN500'],
])('PAY-11 ERR-30 whatever refuses pay later in %s, such as %s, shows the text of PAY400', async (call, errorId) => {
  const { answer, approvals, begin, billing, fakes, presenter } = await atChoice();
  fakes.faults.failNext(call, apiRefusal(errorId));
  if (call === 'openApproval') {
    approvals.choose('BNPL');
    billing.submit();
    await eventually(() => !billing.busy);
  } else {
    await begin('BNPL');
    await answer('BNPL');
  }
  expect(presenter.notice).toContain('Your payment did not go through');
  expect(approvals.refusal).toBeUndefined();
});

test('PAY-02 CHK-17 of pay later the summary names what is paid today', async () => {
  const { answer, begin, presenter, sent } = await atChoice();
  await begin('BNPL');
  await answer('BNPL');
  await eventually(() => sent.includes('go /checkout?step=summary'));
  const { cart, summary } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const [first] = installments(cart.totals.total);
  expect(summary.today).toBe(formatMoney(first?.amount ?? Amount.zero, cart.currency, 'en-US'));
  presenter.billing.useOtherCard();
  presenter.show({ ...cart, instruments: [] });
  expect(summary.today).toBeUndefined();
});

test('PAY-14 what pays can be changed for another method', async () => {
  const { answer, approvals, begin, billing } = await atChoice();
  await begin('BNPL');
  await answer('BNPL');
  billing.useOtherCard();
  expect([approvals.paying, billing.main]).toEqual([undefined, 'BNPL']);
  await begin('WALLET');
  await answer('WALLET');
  expect(approvals.paying).toBe('Wallet •••• 1234');
});

describe('the billing step', () => {
  // The lazy view and its texts are loaded before, so that the test does not wait for them.
  beforeAll(() =>
    Promise.all([
      import('#ui/pages/checkout/approvals/approvals.tsx'),
      loadMessages('en-us', ['shop', 'tenders']),
    ]).then(() => undefined),
  );

  test('PAY-02 PAY-15 radio buttons choose the method; its page opens in a dialog, and none is offered for nothing to pay', async () => {
    const opened = openShop();
    const walk = await walkTo('billing', await atCheckout({ opened }));
    Object.assign(walk.presenter.parts, { paymentOrigin: 'about:blank#' });
    const { billing } = walk.presenter;
    const user = userEvent.setup();
    const { container } = await act(async () =>
      renderInShop(<BillingStep presenter={billing} checkout={walk.presenter} />, opened),
    );
    await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toBe(enUs.checkout.billing.walletAddress);
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: enUs.checkout.billing.approve }));
    await screen.findByRole('dialog', { name: texts.page.WALLET });
    expect(screen.getByTitle(texts.page.frame).getAttribute('src')).toMatch(/\/approve\/client-token\?lang=en-US$/);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: texts.page.cancel }));
    expect((await screen.findByText(texts.canceled)).getAttribute('role')).toBe('status');
    // The button that has the focus is a screen below it on small screens.
    expect(scroll.mock.contexts).toEqual([screen.getByText(texts.canceled)]);
    expect(billing.busy).toBe(false);
  });

  test('PAY-02 beside the page of the wallet the addresses of the order are counted', async () => {
    const opened = openShop();
    const walk = await walkTo('billing', await atCheckout({ opened }));
    Object.assign(walk.presenter.parts, { paymentOrigin: 'about:blank#' });
    const { billing, cart } = walk.presenter;
    const [main] = cart?.shipments ?? [];
    if (cart === undefined || main === undefined) throw new TypeError('There is no cart');
    const address = { ...addressOf(typedAddresses.US), line1: '1 Oak Street' };
    const shipments = [main, { ...main, id: 'other', hasOwnAddress: true, address }];
    walk.presenter.show({ ...cart, shipments });
    const user = userEvent.setup();
    await act(async () => renderInShop(<BillingStep presenter={billing} checkout={walk.presenter} />, opened));
    await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: enUs.checkout.billing.approve }));
    expect(await screen.findByText('It covers the parcels to both addresses of this order.')).toBeTruthy();
  });
});

test('DLG-08 the dialog about pay later lists the payments for the cart', async () => {
  const opened = openShop();
  await walkTo('billing', await atCheckout({ opened }));
  await loadMessages('en-us', ['tenders']);
  await act(async () => renderInShop(<PayLaterDialog onClose={() => undefined} />, opened));
  await screen.findByRole('dialog', { name: payLater.title });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\$[\d.]+/, '$'));
  expect(items).toEqual(['Today: $', 'In 2 weeks: $', 'In 4 weeks: $', 'In 6 weeks: $']);
});

test('PR-37 a refusal of a wallet whose notice disappears stays at the choice, until a new choice', async () => {
  const { approvals, billing, fakes } = await atChoice();
  fakes.faults.failNext('openApproval', apiRefusal('GEN500'));
  approvals.choose('WALLET');
  billing.submit();
  await eventually(() => approvals.refusal !== undefined);
  expect(approvals.refusal).toBe('GEN500 happened');
  approvals.choose('CREDIT_CARD');
  expect(approvals.refusal).toBeUndefined();
});

test('CHK-17 an order that costs more than the shopper has approved says so at the choice', async () => {
  const { answer, approvals, begin, presenter } = await atChoice();
  await begin('WALLET');
  await answer('WALLET');
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const remainingToPay = Amount.add(cart.totals.remainingToPay, Amount.of(1_000));
  presenter.show({ ...cart, instruments: [], totals: { ...cart.totals, remainingToPay } });
  expect(approvals.exceeded).toBe(formatMoney(remainingToPay, cart.currency, 'en-US'));
  presenter.show(cart);
  expect(approvals.exceeded).toBeUndefined();
});
