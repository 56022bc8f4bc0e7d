import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { PrivacySections } from '#ui/pages/account/security/privacy-sections.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.security;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const open = async (prepare: (opened: ReturnType<typeof openShop>) => Promise<void> = async () => undefined) => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await prepare(opened);
  renderInShop(
    <AccountFrame page="security">
      <PrivacySections />
    </AccountFrame>,
    opened,
  );
  const dialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: texts.deleteAccount }));
    return within(await screen.findByRole('dialog', { name: texts.deletionTitle }));
  };
  return { ...opened, dialog };
};

test('PRO-09 API-065 the button downloads the data as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: texts.requestData }));
  await screen.findByText(texts.dataCopied);
  expect(saved).toEqual(['personal-data.json']);
  vi.restoreAllMocks();
});

test('an account with an open order is not offered for deletion', async () => {
  const { dialog, fakes } = await open();
  fakes.privacy.open({ openOrders: 1, openReturns: 1 });
  const view = await dialog();
  await view.findByText(
    'You have 2 orders or returns that are not complete yet. After that, you can delete your account.',
  );
  expect(view.queryByLabelText(texts.oldPassword)).toBeNull();
});

test('ORD-18 the question names each order that can be returned, with its last day and a link; not without one', async () => {
  const { dialog, fakes } = await open();
  const order = { orderId: 'order-7', orderNumber: '2730028035', locale: 'en-us', lastDay: '2027-01-22' };
  fakes.privacy.open({ returnableOrders: [order] });
  const view = await dialog();
  const link = await view.findByRole('link', { name: 'Order 2730028035' });
  expect(link.getAttribute('href')).toBe('/en-us/account/orders/order-7');
  expect(link.parentElement?.textContent).toBe('Order 2730028035 can be returned until January 22, 2027.');
  view.getByText(texts.returnableEnd);
  fireEvent.click(view.getByRole('button', { name: 'Close' }));
  fakes.privacy.open({ returnableOrders: [] });
  const again = await dialog();
  await again.findByLabelText(texts.oldPassword);
  expect(again.queryByText(texts.returnableEnd)).toBeNull();
});

test('AUT450 the consequences are listed, a wrong password shows at its field, and the right one deletes the account', async () => {
  const { dialog, fakes, sent } = await open();
  const view = await dialog();
  const field = await view.findByLabelText<HTMLInputElement>(texts.oldPassword);
  const { points, ...others } = texts.consequences;
  for (const text of Object.values(others)) view.getByText(text);
  expect(view.queryByText(points)).toBeNull();
  const send = (password: string): void => {
    fireEvent.change(field, { target: { value: password } });
    const { form } = field;
    if (form !== null) fireEvent.submit(form);
  };
  send('Wrong1Horse');
  await eventually(() => document.getElementById(`${field.id}-error`)?.textContent === 'AUT450 happened');
  send(person.password);
  await screen.findByText(texts.accountDeleted);
  expect([fakes.accounts.emails(), sent]).toEqual([[], ['go /']]);
});

test('DLG-26 a state that fails to load can be requested again', async () => {
  const { dialog, fakes } = await open();
  fakes.faults.failNext('viewPrivacy', apiRefusal('GEN500', 503));
  const view = await dialog();
  fireEvent.click(await view.findByRole('button', { name: enUs.account.retry }));
  await view.findByLabelText(texts.oldPassword);
});

test('a member of the program learns that the points expire', async () => {
  const enrollment = { type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' } as const;
  const { dialog } = await open(({ fakes }) => run(fakes.accounts.changeOwner({ enrollment })));
  await (await dialog()).findByText(texts.consequences.points);
});
