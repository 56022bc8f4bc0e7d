import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PopUp } from '#core/content/popup.ts';
import { DISMISSED_KEY } from '#core/content/popup.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';
import { PopUpHost } from '#ui/shell/pop-ups/pop-up-host.tsx';
import { axeFindings } from '../axe.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';

const newsletter: PopUp = {
  id: 'news',
  name: 'newsletter-autumn',
  title: 'About twice a month.',
  minimizedTitle: 'Get our newsletter',
  maximizedTitle: 'Notes from the trail',
  logoSize: 'small',
  logo: { url: '/logo.png', alt: 'Nordkamm' },
  targets: [{ text: 'Privacy', url: '/help/privacy', newWindow: false, style: 'link' }],
  disclaimer: ['Unsubscribe at any time.'],
};
const account: PopUp = { ...newsletter, id: 'club', name: 'account-club', minimizedTitle: 'Create an account' };

beforeAll(async () => {
  await Promise.all([import('#ui/shell/pop-ups/pop-up-view.tsx'), loadMessages('en-us', ['shop', 'account'])]);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const show = async (popUps: readonly PopUp[], path = '/en-us', width = 1280) => {
  vi.stubGlobal('innerWidth', width);
  const shop = openShop();
  shop.fakes.content.putPopUps(popUps);
  const rendered = await act(async () =>
    renderInShop(
      <>
        <PopUpHost />
        <Link to="/en-us/help/repairs">Next page</Link>
      </>,
      shop,
      path,
    ),
  );
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  return { ...shop, ...rendered };
};
const region = (): HTMLElement | null => screen.queryByRole('complementary');
const events = (shop: Awaited<ReturnType<typeof show>>): readonly string[] =>
  shop.fakes.analytics.recorded.flatMap((event) => ('name' in event ? [`${event._tag} ${event.name}`] : []));

describe('pop-ups', () => {
  test('POP-01 POP-04 POP-12 the first pop-up shows minimized, and expands by a press to its title, link and disclaimer', async () => {
    const shop = await show([newsletter, account]);
    expect(events(shop)).toEqual(['PopupShown newsletter-autumn']);
    expect(screen.queryByText('Unsubscribe at any time.')).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    const heading = screen.getByRole('heading', { name: 'Notes from the trail' });
    expect(document.activeElement).toBe(heading);
    const inside = within(region() ?? expect.fail('There is no pop-up'));
    for (const text of ['About twice a month.', 'Privacy', 'Unsubscribe at any time.'])
      expect(inside.getByText(text)).toBeTruthy();
    expect(await inside.findByRole('textbox', { name: /Email/ })).toBeTruthy();
    expect(events(shop)).toEqual(['PopupShown newsletter-autumn', 'PopupExpanded newsletter-autumn']);
    expect(await axeFindings(shop.container)).toEqual([]);
  });

  test('POP-02 POP-03 closing remembers the id, shows no other one, and leads the focus to the page', async () => {
    localStorage.setItem(DISMISSED_KEY, '["old"]');
    await show([newsletter, account]);
    await act(async () => screen.getByRole('button', { name: 'Close: Get our newsletter' }).click());
    expect(region()).toBeNull();
    expect(localStorage.getItem(DISMISSED_KEY)).toBe('["old","news"]');
  });

  test('POP-01 a dismissed pop-up is passed over; an account pop-up has the form of an account (POP-06)', async () => {
    localStorage.setItem(DISMISSED_KEY, '["news"]');
    await show([newsletter, account]);
    await act(async () => screen.getByRole('button', { name: 'Create an account' }).click());
    expect(await screen.findByLabelText(/^First name/)).toBeTruthy();
  });

  test('POP-02 unreadable dismissals count as none', async () => {
    localStorage.setItem(DISMISSED_KEY, '{broken');
    await show([newsletter]);
    expect(region()).not.toBeNull();
  });

  test.each(['/en-us/checkout', '/en-us/order-confirmation', '/en-us?webview=true'])(
    'POP-11 none on %s',
    async (path) => {
      await show([newsletter], path);
      expect(region()).toBeNull();
    },
  );

  test('POP-09 CNT-74 without an answer of the content service there is none, which is logged, and no message', async () => {
    vi.stubGlobal('innerWidth', 1280);
    const shop = openShop();
    shop.fakes.faults.failNext('popUps', apiRefusal('API404', 404));
    await act(async () => renderInShop(<PopUpHost />, shop));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
    expect([region(), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  test('POP-05 Escape minimizes it, then closes it', async () => {
    await show([newsletter]);
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Notes from the trail' }), { key: 'Escape' });
    const small = screen.getByRole('button', { name: 'Get our newsletter' });
    expect(document.activeElement).toBe(small);
    fireEvent.keyDown(small, { key: 'Escape' });
    expect(region()).toBeNull();
  });

  test('POP-05 what was typed survives minimizing', async () => {
    await show([newsletter]);
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    fireEvent.change(await screen.findByRole('textbox', { name: /Email/ }), { target: { value: 'runa@example.com' } });
    await act(async () => screen.getByRole('button', { name: /^Minimize/ }).click());
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveProperty('value', 'runa@example.com');
  });

  test('POP-03 POP-05 after one was closed, the next one shows at the next page view and stays minimized', async () => {
    const shop = await show([newsletter, { ...account, delay: 0 }]);
    await act(async () => screen.getByRole('button', { name: 'Close: Get our newsletter' }).click());
    await act(async () => screen.getByRole('link', { name: 'Next page' }).click());
    expect(region()?.dataset['expanded']).toBe('false');
    expect(events(shop)).toEqual(['PopupShown newsletter-autumn', 'PopupShown account-club']);
  });

  test('POP-05 once minimized by the shopper, pop-ups stay minimized in the documents of the session', async () => {
    const first = await show([{ ...newsletter, delay: 0 }]);
    expect(region()?.dataset['expanded']).toBe('true');
    await act(async () => screen.getByRole('button', { name: /^Minimize/ }).click());
    first.unmount();
    await show([{ ...newsletter, delay: 0 }]);
    fireEvent.scroll(window);
    expect(region()?.dataset['expanded']).toBe('false');
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    expect(region()?.dataset['expanded']).toBe('true');
  });

  test('POP-05 in a low window it stays minimized until it is pressed', async () => {
    vi.stubGlobal('innerHeight', 450);
    try {
      await show([{ ...newsletter, delay: 0 }], '/en-us', 640);
      fireEvent.scroll(window);
      expect(region()?.dataset['expanded']).toBe('false');
    } finally {
      vi.stubGlobal('innerHeight', 768);
    }
  });

  test('POP-05 it does not expand over a film that plays, but when the film stops', async () => {
    const film = document.createElement('video');
    film.controls = true;
    let isPaused = false;
    Object.defineProperty(film, 'paused', { get: () => isPaused });
    document.body.append(film);
    try {
      await show([{ ...newsletter, delay: 10 }]);
      expect(region()?.dataset['expanded']).toBe('false');
      isPaused = true;
      await act(async () => void film.dispatchEvent(new Event('pause')));
      expect(region()?.dataset['expanded']).toBe('true');
    } finally {
      film.remove();
    }
  });

  test('ANL-06 a press on a link of the pop-up is recorded', async () => {
    const shop = await show([newsletter]);
    await act(async () => screen.getByRole('button', { name: 'Get our newsletter' }).click());
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Privacy' })));
    expect(events(shop).at(-1)).toBe('PopupClicked newsletter-autumn');
  });
});
