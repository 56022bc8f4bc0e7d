import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { Notifications } from '#ui/pages/account/preferences/notifications.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.newsletter.notifications;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const choice = () => screen.getByLabelText<HTMLInputElement>(texts.topics['shared-favorites']);

test('PRO-09 PRO-10 a notification is saved when it is switched; a failure leaves it as it is stored', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  renderInShop(<Notifications />, opened);
  await screen.findByText(texts.topics['shared-favorites']);
  fireEvent.click(choice());
  await screen.findByText(texts.saved);
  expect(choice().checked).toBe(false);
  opened.fakes.faults.failNext('changeNotification', apiRefusal('GEN500', 500));
  fireEvent.click(choice());
  await screen.findByText('GEN500 happened');
  await eventually(() => !choice().checked);
});

test('AUT432 a member whose address is not confirmed is asked to confirm it first, and the choice stays as it is stored', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('changeNotification', apiRefusal('AUT432', 403));
  renderInShop(<Notifications />, opened);
  await screen.findByText(texts.topics['shared-favorites']);
  fireEvent.click(choice());
  await screen.findByText(enUs.newsletter.confirmFirst);
  const link = screen.getByRole('link', { name: enUs.newsletter.confirmAddress });
  expect([link.getAttribute('href'), choice().checked]).toEqual(['/en-us/account/security', true]);
  fireEvent.click(choice());
  await screen.findByText(texts.saved);
  expect(screen.queryByText(enUs.newsletter.confirmFirst)).toBeNull();
});

test('a failed load has a button that loads again', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  opened.fakes.faults.failNext('notifications', apiRefusal('GEN500', 500));
  renderInShop(<Notifications />, opened);
  await screen.findByText(texts.unreachable);
  fireEvent.click(screen.getByRole('button', { name: enUs.account.retry }));
  await screen.findByText(texts.topics['back-in-stock']);
});
