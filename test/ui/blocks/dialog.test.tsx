import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { loadAllViews, text } from './sample-blocks.ts';

const show = (delay?: number) => {
  const shop = openShop();
  const dialog = {
    _tag: 'dialog' as const,
    id: 'size-hints',
    title: 'Sizes',
    blocks: [text('inside', 'Half a size up.')],
    ...(delay === undefined ? {} : { delay }),
  };
  const rendered = renderInShop(<BlockList sections={[{ id: 's', blocks: [dialog] }]} />, shop);
  const openLink = vi.fn((href: string) => shop.dialogs.showContent(href.slice('#modal-'.length)));
  shop.dialogs.address = { openLink, onClosed: () => undefined, onAdded: () => undefined };
  return { ...rendered, dialogs: shop.dialogs, openLink };
};
const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const isOpen = (): boolean => screen.queryByRole('dialog', { name: 'Sizes' }) !== null;

describe('a dialog of content', () => {
  beforeAll(loadAllViews);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('CNT-45 its blocks are in the page, and it opens and closes by its id', async () => {
    const { container, dialogs } = show();
    expect(container.querySelector('dialog#modal-size-hints')?.textContent).toContain('Half a size up.');
    expect([isOpen(), dialogs.contentIds.has('size-hints')]).toEqual([false, true]);
    await act(async () => dialogs.showContent('size-hints'));
    expect(isOpen()).toBe(true);
    await act(async () => screen.getByRole('button', { name: 'Close' }).click());
    expect([isOpen(), dialogs.openContent]).toEqual([false, undefined]);
  });

  it('CNT-45 it opens once after its delay, not before, and not over another dialog', async () => {
    const { openLink } = show(3000);
    await pass(2999);
    expect(openLink).not.toHaveBeenCalled();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await pass(2000);
    expect(openLink).not.toHaveBeenCalled();
    other.remove();
    await pass(1000);
    expect([openLink.mock.calls, isOpen()]).toEqual([[['#modal-size-hints']], true]);
    await pass(60_000);
    expect(openLink).toHaveBeenCalledTimes(1);
  });

  it.each([-1, undefined])('CNT-45 with the delay %s only its link opens it', async (delay) => {
    const { openLink } = show(delay);
    await pass(60_000);
    expect(openLink).not.toHaveBeenCalled();
  });

  it('CNT-45 it does not open after its page was left', async () => {
    const { openLink, dialogs, unmount } = show(3000);
    unmount();
    await pass(60_000);
    expect([openLink.mock.calls.length, dialogs.contentIds.size]).toEqual([0, 0]);
  });
});
