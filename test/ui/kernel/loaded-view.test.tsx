import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Loadable } from '#ui/kernel/loadable.ts';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test('a view whose code is loaded renders at once: it does not suspend, so no retry can be lost', async () => {
  const source = new Loadable(async () => Greeting);
  await source.load();
  act(() => void render(<LoadedView source={source} props={{ name: 'Robin' }} onBroken={() => undefined} />));
  expect(screen.queryByText('Hello Robin')).not.toBeNull();
});

test('a view is rendered when its code arrives, and replaces the placeholder', async () => {
  const source = new Loadable(async () => Greeting);
  render(<LoadedView source={source} props={{ name: 'Robin' }} fallback="On its way" onBroken={() => undefined} />);
  expect([screen.queryByText('Hello Robin'), screen.queryByText('On its way') === null]).toEqual([null, false]);
  expect(await screen.findByText('Hello Robin')).toBeTruthy();
  expect(screen.queryByText('On its way')).toBeNull();
});

test('code that fails to load is reported, unless the view has unmounted, and the next opening loads again', async () => {
  const make = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('The network let go'));
  const source = new Loadable(make);
  const onBroken = vi.fn();
  const opened = render(<LoadedView source={source} props={{ name: 'Robin' }} onBroken={onBroken} />);
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
  opened.unmount();
  make.mockRejectedValueOnce(new Error('The network let go'));
  render(<LoadedView source={source} props={{ name: 'Robin' }} onBroken={onBroken} />).unmount();
  await source.load().catch(() => undefined);
  render(<LoadedView source={source} props={{ name: 'Robin' }} onBroken={onBroken} />);
  expect(await screen.findByText('Hello Robin')).toBeTruthy();
  expect([make.mock.calls.length, onBroken.mock.calls.length]).toEqual([3, 1]);
});
