import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { openShop, renderInShop } from '../render-in-shop.tsx';

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault instanceof Error ? fault.message : fault));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a view, and waits until all lazy code is loaded. */
const render = (view: ReactNode) => act(async () => renderInShop(view, openShop()));

const Greeting = ({ name }: { readonly name: string }): ReactNode => <p>Hello {name}</p>;

/** A lazy greeting whose first loads fail, with the count of loads. */
const lazyGreeting = (failingLoads = 0, gate = Promise.resolve()) => {
  let loads = 0;
  const View = lazyView(async () => {
    loads += 1;
    await gate;
    if (loads <= failingLoads) throw new TypeError('The chunk did not come');
    return { Greeting };
  });
  return { View, loads: () => loads };
};

test('instances share one load and show the fallback until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { View, loads } = lazyGreeting(0, promise);
  expect(loads()).toBe(0);
  await render(
    <>
      <View fallback={<i>first</i>} render={(module) => <module.Greeting name="Robin" />} />
      <View fallback={<i>second</i>} render={(module) => <module.Greeting name="Kim" />} />
    </>,
  );
  expect([screen.getByText('first').tagName, screen.getByText('second').tagName]).toEqual(['I', 'I']);
  await act(async () => resolve());
  expect(screen.getByText('Hello Robin').tagName).toBe('P');
  expect(screen.getByText('Hello Kim').tagName).toBe('P');
  expect([loads(), reported]).toEqual([1, []]);
});

test('a failed load omits the view, is reported once and not repeated; a new instance loads again', async () => {
  const { View, loads } = lazyGreeting(1);
  const onBroken = vi.fn();
  const view = <View onBroken={onBroken} render={(module) => <module.Greeting name="Robin" />} />;
  const { unmount } = await render(
    <>
      <h1>The page</h1>
      {view}
      {view}
    </>,
  );
  expect(onBroken).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'The page' }).tagName).toBe('H1');
  expect([loads(), reported]).toEqual([1, ['The chunk did not come']]);
  unmount();
  await render(view);
  expect(screen.getByText('Hello Robin').tagName).toBe('P');
  expect(loads()).toBe(2);
});

test("the texts of the site's locale are loaded with the view", async () => {
  const Title = (): ReactNode => <p>{useTranslations('stores')('title')}</p>;
  const View = lazyView(async () => ({ Title }), 'stores');
  await render(<View render={(module) => <module.Title />} />);
  expect((await screen.findByText('Find a store')).tagName).toBe('P');
});
