import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Tokenized } from '#adapters/browser/card-fields.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { CardList } from '#ui/pages/account/cards/card-list.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const { answers, lost } = vi.hoisted((): { readonly answers: Tokenized[]; readonly lost: (() => void)[] } => ({
  answers: [],
  lost: [],
}));
vi.mock('#ui/features/checkout/mount-card-fields.ts', () => ({
  mountCardFields: ({ onUnreachable }: { readonly onUnreachable: () => void }) => {
    lost.push(onUnreachable);
    return {
      tokenize: () => Promise.resolve(answers.shift()),
      focus: () => undefined,
      refuse: () => undefined,
      dispose: () => undefined,
    };
  },
}));
beforeEach(() => void answers.splice(0));

const texts = enUs.cards;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const card = (last4: string, expYear = 2039) => ({
  token: `tok-${last4}`,
  brand: 'visa',
  last4,
  expMonth: 12,
  expYear,
  holderName: 'Ida Berg',
});

const open = async (saved: readonly string[] = [], expYear = 2039) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  for (const last4 of saved) await run(opened.shop.savedCards.save({ card: card(last4, expYear), isDefault: false }));
  renderInShop(
    <AccountFrame page="cards">
      <CardList />
    </AccountFrame>,
    opened,
  );
  return opened;
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const submit = (): void => void fireEvent.submit(dialog().getByRole('form'));
const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-default'))
    .map((item) => `${item.querySelector('p:not(:only-child)')?.textContent}`);

test('PAY-08 an expired card can be edited and deleted, but not made the default', async () => {
  await open(['4242', '4444'], 2024);
  await screen.findByRole('button', { name: 'Edit: Visa •••• 4444' });
  screen.getByRole('button', { name: 'Delete: Visa •••• 4444' });
  expect(screen.queryByRole('button', { name: 'Set as default: Visa •••• 4444' })).toBeNull();
});

test('RTE-24 PAY-08 PAY-18 a card that is typed into the frame of the provider is saved, with the name on the card', async () => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await dialog().findByTitle(texts.frame);
  answers.push({ _tag: 'Token', token: card('4242') });
  submit();
  await screen.findByText(texts.saved);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toEqual([texts.default]);
  await screen.findByText('Visa •••• 4242');
  await screen.findByText('Expires 12/2039');
  expect(fakes.savedCards.saved()).toMatchObject([{ last4: '4242', holderName: 'Ida Berg', isDefault: true }]);
});

test.each([
  ['PYT300', 'PYT300 happened'],
  ['GEN500', 'We could not save your card. Check its details or use another card.'],
  ['FE309', 'We could not save your card. Check its details or use another card.'],
])('PAY-10 ERR-29 the failure %s shows "%s" in the dialog, which stays', async (errorId, text) => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await dialog().findByTitle(texts.frame);
  fakes.faults.failNext('saveCard', apiRefusal(errorId));
  answers.push({ _tag: 'Token', token: card('4242') });
  submit();
  expect((await dialog().findByRole('alert')).textContent).toBe(text);
  await dialog().findByTitle(texts.frame);
});

test('PYT300 PAY-16 a renewed card has the number of a saved one: the message leads to its expiry date, with the one that was typed', async () => {
  const { fakes } = await open(['4444', '4242'], 2024);
  fireEvent.click(await screen.findByRole('button', { name: texts.add }));
  await dialog().findByTitle(texts.frame);
  answers.push({ _tag: 'Token', token: { ...card('4242', 2041), expMonth: 7 } });
  submit();
  expect((await dialog().findByRole('alert')).textContent).toContain('PYT300 happened');
  fireEvent.click(dialog().getByRole('button', { name: texts.expiryTitle }));
  const field = (label: string) => dialog().getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`));
  expect([field(texts.month).value, field(texts.year).value]).toEqual(['7', '2041']);
  expect(field(texts.year).options[0]?.value).toBe(String(new Date().getFullYear()));
  submit();
  await screen.findByText('Expires 07/2041');
  expect(fakes.savedCards.saved().map(({ expYear }) => expYear)).toEqual([2024, 2041]);
});

test.each([
  ['Invalid', texts.invalid],
  ['Failed', texts.failed],
] as const)('PAY-17 card fields that answer %s show "%s", and nothing is sent', async (_tag, text) => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await dialog().findByTitle(texts.frame);
  answers.push({ _tag });
  submit();
  expect((await dialog().findByRole('alert')).textContent).toBe(text);
  expect(fakes.faults.times('saveCard')).toBe(0);
});

test('PAY-08 card fields that cannot be opened have a button that tries again', async () => {
  const { fakes } = await open();
  await screen.findByText(texts.empty);
  fakes.faults.failNext('openCardSession', apiRefusal('PAY400', 503));
  press(texts.add);
  await dialog().findByText(texts.fieldsUnreachable);
  fireEvent.click(dialog().getByRole('button', { name: enUs.account.retry }));
  await dialog().findByTitle(texts.frame);
});

test('PAY-08 a frame whose page does not load has a button that tries again', async () => {
  await open();
  await screen.findByText(texts.empty);
  press(texts.add);
  await dialog().findByTitle(texts.frame);
  act(() => lost.at(-1)?.());
  await dialog().findByText(texts.fieldsUnreachable);
  fireEvent.click(dialog().getByRole('button', { name: enUs.account.retry }));
  await dialog().findByTitle(texts.frame);
});

test('PAY-09 PAY-16 a card is made the default one, gets a new expiry date, and is deleted after a question', async () => {
  const { fakes } = await open(['4242', '4444']);
  const marks = () => fakes.savedCards.saved().map(({ last4, isDefault }) => `${last4}${isDefault ? '*' : ''}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Set as default: Visa •••• 4444' }));
  await eventually(() => marks().join() === '4242,4444*');

  press('Edit: Visa •••• 4444');
  const field = (label: string) => dialog().getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`));
  expect([field(texts.month).value, field(texts.year).value]).toEqual(['12', '2039']);
  fakes.faults.failNext('changeCard', apiRefusal('FE309'));
  submit();
  await eventually(() => document.getElementById('card-month-error')?.textContent === 'FE309 happened');
  const thisYear = String(new Date().getFullYear());
  fireEvent.change(field(texts.month), { target: { value: '1' } });
  fireEvent.change(field(texts.year), { target: { value: thisYear } });
  expect([field(texts.month).value, field(texts.year).value]).toEqual(['1', thisYear]);
  fireEvent.change(field(texts.year), { target: { value: '2041' } });
  submit();
  await screen.findByText('Expires 01/2041');

  press('Delete: Visa •••• 4444');
  fireEvent.click(dialog().getByRole('button', { name: texts.keep }));
  expect([screen.queryByRole('dialog'), marks().length]).toEqual([null, 2]);
  screen.getByRole('button', { name: 'Delete: Visa •••• 4444' }).focus();
  press('Delete: Visa •••• 4444');
  fireEvent.click(dialog().getByRole('button', { name: texts.removeConfirmed }));
  await screen.findByText(texts.removed);
  // The focus is at the card that is left.
  expect(document.activeElement?.closest('li')?.textContent).toContain('4242');
  expect(marks()).toEqual(['4242*']);
});

test('a failed load has a button that loads again', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('savedCards', apiRefusal('GEN500', 500));
  renderInShop(
    <AccountFrame page="cards">
      <CardList />
    </AccountFrame>,
    opened,
  );
  await screen.findByText(texts.unreachable);
  press(enUs.account.retry);
  await screen.findByText(texts.empty);
});
