import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { AccountOverview } from '#ui/pages/account/account-overview.tsx';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.account;
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const open = async (prepare: (opened: OpenShop) => void = () => undefined): Promise<void> => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  prepare(opened);
  renderInShop(
    <AccountFrame page="overview">
      <AccountOverview />
    </AccountFrame>,
    opened,
  );
};

test('RTE-15 ux 67 the overview shows the next delivery before later orders that are complete', async () => {
  await open(({ fakes }) => {
    fakes.purchases.put(purchaseOf('1', 'SHIPPED'));
    fakes.purchases.put(purchaseOf('2', 'DELIVERED'));
  });
  await screen.findByText(texts.nextDelivery);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article').textContent).toContain('number-1');
});

test('ux 67 without a delivery it shows the latest order', async () => {
  await open(({ fakes }) => {
    fakes.purchases.put(purchaseOf('1', 'CANCELLED'));
    fakes.purchases.put(purchaseOf('2', 'DELIVERED'));
  });
  await screen.findByText(texts.latestOrder);
  expect(screen.getByRole('article').textContent).toContain('number-2');
});

test('ux 85 without orders it links to the shop', async () => {
  await open();
  expect((await screen.findByRole('link', { name: texts.toShop })).getAttribute('href')).toBe('/en-us');
});

test('DLG-26 orders that fail to load can be requested again', async () => {
  await open(({ fakes }) => fakes.faults.failNext('history', apiRefusal('GEN500', 503)));
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  await screen.findByText(texts.noOrders);
});
