import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecommendationRow } from '#ui/features/recommendations/recommendation-row.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { fakeIntersectionObserver } from '#test/support/fake-intersection-observer.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async (shop = openShop()) => {
  const observed = fakeIntersectionObserver();
  const view = await act(async () =>
    renderInShop(<RecommendationRow widgetId="pdp-similar" productId="NKTRAIL3EMB" />, shop),
  );
  return { ...shop, ...view, observed, see: () => act(async () => observed[0]?.see()) };
};

it('REC-08 nothing is requested before the row is 200 px below the window, and then once', async () => {
  const { fakes, observed, see } = await open();
  expect([observed[0]?.margin, fakes.faults.times('recommendations'), screen.queryByRole('article')]).toEqual([
    '100000px 0px 200px',
    0,
    null,
  ]);
  await see();
  await screen.findByRole('heading', { level: 2, name: 'You may also like' });
  expect(fakes.faults.times('recommendations')).toBe(1);
});

it('REC-07 ux 36 the products have the reason of the recommendation as heading, each with name, price and rating', async () => {
  const { container, see } = await open();
  await see();
  const row = await screen.findByRole('list', { name: 'You may also like' });
  const cards = within(row).getAllByRole('article');
  expect(cards).toHaveLength(3);
  expect(
    within(row)
      .getAllByRole('link', { name: /^pdp-similar/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en-us/p/NKRIDGE1BAR', '/en-us/p/NKLUMEN1AMB', '/en-us/p/NKSOCK03MOS']);
  expect(cards[0]?.textContent).toContain('$90.00');
  expect(cards[0]?.textContent).toContain('4.5 (12)');
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it('REC-03 REC-11 API-131 P13N-22 a product counts as seen once, when half of it is visible, and a press on its link as a click', async () => {
  const { fakes, observed, see } = await open();
  await see();
  const row = await screen.findByRole('list', { name: 'You may also like' });
  const [first, second, third] = ['NKRIDGE1BAR', 'NKLUMEN1AMB', 'NKSOCK03MOS'].map((id) => `pdp-similar.${id}`);
  const items = observed.filter(({ target }) => row.contains(target));
  expect(items).toHaveLength(3);
  await act(async () => items[0]?.see(0.4));
  expect(fakes.events.sent).toEqual([]);
  await act(async () => items.slice(0, 2).forEach((item) => item.see(0.5)));
  await act(async () => items.forEach((item) => item.see()));
  await waitFor(() =>
    expect(fakes.events.sent).toEqual(
      [first, second, third].map((recToken) => ({ _tag: 'RecImpressions', recTokens: [recToken] })),
    ),
  );
  const [card] = within(row).getAllByRole('article');
  fireEvent.click(card ?? row);
  fireEvent.click(within(row).getByRole('link', { name: 'pdp-similar 2' }));
  await waitFor(() => expect(fakes.events.sent).toHaveLength(4));
  expect(fakes.events.sent.at(-1)).toEqual({
    _tag: 'RecClicks',
    recToken: second,
    origin: 'recommendation carousel',
  });
});

it('REC-11 a report that fails shows nothing', async () => {
  const { fakes, observed, see, toasts } = await open();
  await see();
  const row = await screen.findByRole('list', { name: 'You may also like' });
  fakes.faults.failNext('sendEvents', apiRefusal('GEN500', 500));
  await act(async () => observed.find(({ target }) => row.contains(target))?.see());
  await waitFor(() => expect(fakes.faults.times('sendEvents')).toBe(1));
  expect([toasts.toasts, fakes.events.sent]).toEqual([[], []]);
});

it('REC-10 an empty response removes the section and its heading', async () => {
  const shop = openShop();
  shop.fakes.recommendations.empty();
  const { container, see } = await open(shop);
  await see();
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect([screen.queryByRole('heading', { level: 2 }), screen.queryByRole('article')]).toEqual([null, null]);
});

it('REC-10 a failed row is removed without a message', async () => {
  const shop = openShop();
  shop.fakes.faults.failNext('recommendations', apiRefusal('GEN500', 500));
  const { container, see } = await open(shop);
  await see();
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect([screen.queryByRole('heading', { level: 2 }), screen.queryByRole('alert')]).toEqual([null, null]);
});
