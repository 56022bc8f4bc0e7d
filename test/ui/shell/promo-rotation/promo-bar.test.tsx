import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PromoLines } from '#core/content/navigation.ts';
import { PROMO_BAR_CLOSED_KEY } from '#core/content/promo-bar.ts';
import { PromoBarView } from '#ui/features/navigation/promo-bar.tsx';
import { PromoBarPresenter } from '#ui/features/navigation/promo-bar.presenter.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openFrame } from '../open-frame.tsx';

const lines: PromoLines = {
  messages: [
    { id: 'a', text: 'Free delivery', url: '/help/delivery' },
    { id: 'b', text: 'Ten years of repairs' },
    { id: 'c', text: 'Sixty days' },
  ],
  autorotateTime: 5,
  closable: true,
};
const shown = (): string => document.querySelector('[data-shown=true]')?.textContent ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the promo bar', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  test('NAV-14 CNT-47 next, previous, a dot and close work, and a message with an address is a link', async () => {
    vi.useRealTimers();
    const { container } = openFrame(<PromoBarView lines={lines} />);
    expect(shown()).toBe('Free delivery');
    expect(screen.getByRole('link', { name: 'Free delivery' }).getAttribute('href')).toBe('/en-us/help/delivery');
    press('Next');
    expect(shown()).toBe('Ten years of repairs');
    press('Previous');
    press('Previous');
    expect(shown()).toBe('Sixty days');
    press('Message 2');
    expect([shown(), screen.getByRole('button', { current: true }).getAttribute('aria-label')]).toEqual([
      'Ten years of repairs',
      'Message 2',
    ]);
    press('Message 3');
    expect(shown()).toBe('Sixty days');
    expect(await axeFindings(container)).toEqual([]);
    press('Close');
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  });

  test('NAV-21 a message may be rich text, with links of the site', async () => {
    vi.useRealTimers();
    const richText = [
      { tag: 'strong' as const, children: ['Ten years'] },
      ' of ',
      { tag: 'a' as const, href: '/help/repairs', newWindow: false, children: ['repairs'] },
    ];
    const { container } = await act(async () =>
      openFrame(
        <PromoBarView
          lines={{
            messages: [{ id: 'a', text: 'Ten years of repairs', richText }],
            autorotateTime: 0,
            closable: false,
          }}
        />,
      ),
    );
    expect((await screen.findByRole('link', { name: 'repairs' })).getAttribute('href')).toBe('/en-us/help/repairs');
    expect(screen.getByText('Ten years').tagName).toBe('STRONG');
    expect(await axeFindings(container)).toEqual([]);
  });

  test('NAV-20 it advances after its seconds, except while the pointer or the focus is on it or it is paused', () => {
    openFrame(<PromoBarView lines={lines} />);
    const bar = screen.getByRole('region', { name: 'Announcements' });
    pass(4750);
    expect(shown()).toBe('Free delivery');
    pass(250);
    expect(shown()).toBe('Ten years of repairs');
    fireEvent.pointerEnter(bar);
    pass(20_000);
    fireEvent.pointerLeave(bar);
    fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
    pass(20_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
    press('Pause');
    pass(20_000);
    expect(shown()).toBe('Ten years of repairs');
    press('Play');
    pass(5000);
    expect(shown()).toBe('Sixty days');
  });

  test('NAV-19 NAV-20 a single message has only a close button; without seconds nothing moves', () => {
    const { unmount } = openFrame(<PromoBarView lines={{ ...lines, messages: lines.messages.slice(0, 1) }} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
    unmount();
    openFrame(<PromoBarView lines={{ ...lines, autorotateTime: 0 }} />);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    pass(60_000);
    expect(shown()).toBe('Free delivery');
  });

  test('NAV-15 there are at most five messages, and without any there is no bar', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ id: String(index), text: `Line ${index}` }));
    const { unmount } = openFrame(<PromoBarView lines={{ ...lines, messages: many }} />);
    expect(document.querySelectorAll('[data-shown]')).toHaveLength(5);
    unmount();
    openFrame(<PromoBarView lines={{ ...lines, messages: [] }} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('NAV-17 once closed it leads the focus to the page and stays closed for the session', () => {
    const { unmount } = openFrame(
      <>
        <PromoBarView lines={lines} />
        <main id="main" tabIndex={-1} />
      </>,
    );
    press('Close');
    expect(document.activeElement).toBe(document.getElementById('main'));
    unmount();
    expect(sessionStorage.getItem(PROMO_BAR_CLOSED_KEY)).toBe('true');
    openFrame(<PromoBarView lines={lines} />);
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  });

  test('NAV-17 the starter reads it under the same key', async () => {
    const { readFileSync } = await import('node:fs');
    expect(readFileSync('ui/starter.ts', 'utf8')).toContain(`sessionStorage.getItem('${PROMO_BAR_CLOSED_KEY}')`);
  });

  test('a blocked storage causes no error; reduced motion starts paused', () => {
    const presenter = new PromoBarPresenter(
      lines,
      () => {
        throw new Error('blocked');
      },
      () => true,
    );
    const stop = presenter.activate();
    expect([presenter.isClosed, presenter.isPaused]).toEqual([false, true]);
    presenter.close();
    expect(presenter.isClosed).toBe(true);
    stop();
  });
});
