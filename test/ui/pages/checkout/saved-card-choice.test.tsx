import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { SavedCardChoicePresenter } from '#ui/pages/checkout/saved-card-choice.presenter.ts';
import { SaveCardQuestion, SavedCardChoice } from '#ui/pages/checkout/saved-card-choice.tsx';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

const texts = enUs.cards;
const card = (part: { readonly token: string; readonly last4: string; readonly expYear?: number }) => ({
  brand: 'visa',
  expMonth: 12,
  expYear: 2039,
  holderName: 'Ida Berg',
  ...part,
});

/** A member with these cards in the billing step; the first card is the default one. */
const atBilling = async (cards: readonly ReturnType<typeof card>[]) => {
  const opened = openShop();
  await run(
    opened.shop.account.signUp({
      firstName: 'Ida',
      lastName: 'Berg',
      email: 'ida@example.org',
      password: 'Correct1Horse',
    }),
  );
  for (const one of cards) await run(opened.shop.savedCards.save({ card: one, isDefault: false }));
  const walk = await walkTo('billing', await atCheckout({ opened }));
  const { billing } = walk.presenter;
  renderInShop(
    <>
      <SavedCardChoice billing={billing} />
      <SaveCardQuestion billing={billing} />
    </>,
    opened,
  );
  const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
  const instruments = () => walk.presenter.cart?.instruments.map(({ id }) => id);
  const submit = async (): Promise<void> => {
    billing.submit();
    await eventually(() => walk.sent.includes('go /checkout?step=summary'));
  };
  return { ...walk, billing, choice, instruments, submit };
};

test('PAY-08 the default card is chosen, and pays without the card fields', async () => {
  const { billing, choice, instruments, submit } = await atBilling([
    card({ token: 'a', last4: '4242' }),
    card({ token: 'b', last4: '4444' }),
  ]);
  expect((await choice(/4242/)).checked).toBe(true);
  expect([(await choice(/4444/)).checked, billing.isTyped]).toEqual([false, false]);
  await submit();
  expect(instruments()).toEqual(['instrument-card-1']);
});

test('PAY-08 another saved card or a new one is chosen instead; the new one is saved only if the member asks', async () => {
  const { billing, choice, fakes, instruments, submit } = await atBilling([
    card({ token: 'a', last4: '4242' }),
    card({ token: 'b', last4: '4444' }),
  ]);
  fireEvent.click(await choice(/4444/));
  expect(billing.savedCardId).toBe('card-2');
  fireEvent.click(await choice(new RegExp(texts.newTitle)));
  expect([billing.savedCardId, billing.isTyped, billing.savesCard]).toEqual([undefined, true, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: texts.saveThis }));
  await submit();
  expect(instruments()).toEqual(['instrument-tok-1']);
  expect(fakes.savedCards.saved().map(({ last4 }) => last4)).toEqual(['4242', '4444', '4242']);
});

test('PAY-16 an expired default card is listed, but cannot be chosen: a new card is typed', async () => {
  const { billing, choice } = await atBilling([card({ token: 'a', last4: '4242', expYear: 2022 })]);
  const expired = await choice(/4242/);
  expect([expired.disabled, expired.checked, billing.isTyped]).toEqual([true, false, true]);
  expect(expired.closest('label')?.textContent).toContain('12/2022');
});

test('PAY-08 without a saved card there is no choice, only the question whether to save the typed card', async () => {
  const { billing } = await atBilling([]);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: texts.saveThis })).checked).toBe(false);
  expect([screen.queryAllByRole('radio'), billing.isTyped]).toEqual([[], true]);
});

test('PAY-09 a saved card is billed to its address, unless the shopper has typed another one', async () => {
  const { billing, opened, presenter } = await atBilling([]);
  const { site } = opened.shop;
  const choice = new SavedCardChoicePresenter({ tasks: opened.makeTasks(), shell: opened.shell, site, billing });
  const other = { ...typedAddresses.US, line1: '9 Bill Street', country: 'US' };
  const { firstName = '', lastName = '', city = '', postalCode = '' } = other;
  const address = { ...other, firstName, lastName, city, postalCode };
  choice.billTo(address);
  expect([billing.sameAsShipping, billing.form.values.line1]).toEqual([false, '9 Bill Street']);
  billing.form.change('line1', 'typed');
  choice.billTo({ ...address, line1: '10 Bill Street' });
  expect(billing.form.values.line1).toBe('typed');
  billing.setSameAsShipping(true);
  const { shippingAddress } = presenter.cart ?? {};
  if (shippingAddress !== undefined) choice.billTo(shippingAddress);
  expect(billing.sameAsShipping).toBe(true);
});
