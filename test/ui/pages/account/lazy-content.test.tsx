import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { lazyContent } from '#ui/pages/account/lazy-content.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

type Props = { readonly name: string };
const Greeting = ({ name }: Props) => <p>Hi, {name}</p>;

test('the content of an account page is shown once its code is loaded, and at once by a later view', async () => {
  const load = vi.fn(async () => Greeting);
  const Content = lazyContent(load);
  const { container, unmount } = renderInShop(<Content name="Ida" />, openShop());
  expect(container.textContent).toBe('');
  await screen.findByText('Hi, Ida');
  unmount();
  renderInShop(<Content name="Bo" />, openShop());
  expect(screen.getByText('Hi, Bo')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('content whose code fails to load is replaced by a notice with a button, and the rest of the page stays', async () => {
  const Content = lazyContent<Props>(() => Promise.reject(new Error('offline')));
  renderInShop(
    <>
      <h1>Addresses</h1>
      <Content name="Ida" />
    </>,
    openShop(),
  );
  await act(async () => undefined);
  expect(screen.getByText(enUs.account.unreachable)).toBeDefined();
  expect(screen.getByRole('button', { name: enUs.account.retry })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Addresses' })).toBeDefined();
});
