import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuEntry } from '#core/content/navigation.ts';
import { MegaMenu } from '#ui/shell/mega-menu/mega-menu.tsx';
import { MenuDialog } from '#ui/shell/menu-dialog.tsx';
import { attachMenuIntent } from '#ui/shell/menu-intent/attach-menu-intent.ts';
import { openFrame } from '../open-frame.tsx';
import { isOpen, withPopovers } from '../popovers.ts';

const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'A shoe', width: 960, height: 1200, color: '#c9c2b4' };
const menu: readonly MenuEntry[] = [
  { id: 'new', title: 'New', url: '/c/new-5000', children: [] },
  {
    id: 'footwear',
    title: 'Footwear',
    url: '/c/footwear-1000',
    children: [
      {
        title: 'Running',
        url: '/c/running-1100',
        children: [{ title: 'Trail running', url: '/c/trail-running-1110' }],
      },
      { title: 'Approach', url: '/c/approach-1300' },
    ],
    selectors: [{ title: 'Mid boots', url: '/c/mid-boots-1210', picture }],
    selectorsTitle: 'By looks',
    banner: { title: 'Send them in', subtitle: 'New soles', url: '/help/repairs', picture },
  },
  { id: 'clothing', title: 'Clothing', url: '/c/clothing-2000', children: [{ title: 'Down', url: '/c/down-2110' }] },
];
/** An entry that opens on hover, and one with a click trigger. */
const bothTriggers: readonly MenuEntry[] = [
  ...menu.slice(1, 2),
  {
    id: 'camp',
    title: 'Camp',
    url: '/c/camp-4000',
    children: [{ title: 'Tents', url: '/c/tents-4100' }],
    trigger: 'click',
  },
];
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const panel = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const nav = (): HTMLElement => screen.getByRole('navigation', { name: 'Main' });
const byMouse = { pointerType: 'mouse' };

describe('the menu of a wide screen', () => {
  withPopovers();
  let leave = (): void => undefined;
  const open = (address?: string, entries = menu) => {
    const frame = openFrame(<MegaMenu menu={entries} />, address);
    leave = attachMenuIntent(nav());
    return frame;
  };
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  test('NAV-01 NAV-04 NAV-08 it has three levels, everything first, pictures with titles and one banner', async () => {
    vi.useRealTimers();
    open();
    const links = within(panel('footwear')).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual([
      'All Footwear',
      'Running',
      'Trail running',
      'Approach',
      'Mid boots',
      'Send them inNew soles',
    ]);
    expect(links.map((link) => link.getAttribute('href'))[0]).toBe('/en-us/c/footwear-1000');
    expect(within(panel('footwear')).getByText('By looks')).toBeTruthy();
  });

  test('NAV-07 NAV-13 a featured link and one of the sale are marked, any other is not', () => {
    const entry: MenuEntry = {
      id: 'camp',
      title: 'Camp',
      url: '/c/camp-4000',
      children: [
        {
          title: 'Tents',
          url: '/c/tents-4100',
          style: 'featured',
          children: [
            { title: 'Last ones', url: '/c/sale-6000', style: 'sale' },
            { title: 'Mugs', url: '/c/mugs-4220' },
          ],
        },
      ],
    };
    openFrame(<MegaMenu menu={[entry]} />);
    expect(
      within(panel('camp'))
        .getAllByRole('link', { hidden: true })
        .map(({ dataset }) => dataset['style']),
    ).toEqual([undefined, 'featured', 'sale', undefined]);
  });

  test('NAV-09 a link shows its title, its icon, or both, and always has a name', () => {
    const links: MenuEntry['children'] = [
      { title: 'Tents', url: '/c/tents-4100', icon: 'star' },
      { title: 'Stores', url: '/store-locator', icon: 'pin', isIconOnly: true },
      { title: 'Mugs', url: '/c/mugs-4220' },
    ];
    openFrame(<MegaMenu menu={[{ id: 'camp', title: 'Camp', url: '/c/camp-4000', children: links }]} />);
    const drawn = within(panel('camp')).getAllByRole('link', { hidden: true }).slice(1);
    expect(
      drawn.map((link) => [
        link.textContent,
        link.querySelector('svg') !== null,
        link.querySelector('svg + span') !== null,
      ]),
    ).toEqual([
      ['Tents', true, false],
      ['Stores', true, true],
      ['Mugs', false, false],
    ]);
  });

  test('NAV-05 the link to everything is set by content, and hidden at the widths that content names', () => {
    const camp: MenuEntry = {
      id: 'camp',
      title: 'Camp',
      url: '/c/camp-4000',
      children: [{ title: 'Tents', url: '/c/tents-4100' }],
      shopAll: { title: 'A night outside', url: '/c/camp-4000' },
      shopAllHiddenAt: 'md lg',
    };
    openFrame(<MegaMenu menu={[camp]} />);
    const [all] = within(panel('camp')).getAllByRole('link', { hidden: true });
    expect([all?.textContent, all?.getAttribute('href'), all?.dataset['hiddenAt']]).toEqual([
      'A night outside',
      '/en-us/c/camp-4000',
      'md lg',
    ]);
  });

  test('NAV-02 an entry without children is a link, any other a button that the platform opens', () => {
    open();
    expect(screen.getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/en-us/c/new-5000');
    expect(button('Footwear').getAttribute('popovertarget')).toBe('footwear');
    fireEvent.click(button('Footwear'));
    expect([isOpen(panel('footwear')), button('Footwear').getAttribute('aria-expanded')]).toEqual([true, 'true']);
    fireEvent.click(button('Footwear'));
    expect([isOpen(panel('footwear')), button('Footwear').getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  test.each([
    ['hover', 'Footwear', 'footwear', true],
    ['click', 'Camp', 'camp', false],
  ] as const)(
    'NAV-02 an entry whose trigger is %s opens that way, and always by a press',
    (_, name, id, opensByHover) => {
      open(undefined, bothTriggers);
      fireEvent.pointerOver(button(name), byMouse);
      vi.advanceTimersByTime(1000);
      expect(isOpen(panel(id))).toBe(opensByHover);
      fireEvent.pointerLeave(nav(), byMouse);
      vi.advanceTimersByTime(1000);
      fireEvent.click(button(name));
      expect([isOpen(panel(id)), button(name).getAttribute('aria-expanded')]).toEqual([true, 'true']);
    },
  );

  test('NAV-02 NAV-03 a pointer that moves on to an entry with a click trigger closes the open one', () => {
    open(undefined, bothTriggers);
    fireEvent.click(button('Footwear'));
    fireEvent.pointerOver(button('Camp'), byMouse);
    vi.advanceTimersByTime(310);
    expect([isOpen(panel('footwear')), isOpen(panel('camp'))]).toEqual([false, false]);
  });

  test('NAV-12 hovering opens after 150 ms and leaving closes after 300 ms', () => {
    open();
    fireEvent.pointerOver(button('Footwear'), byMouse);
    vi.advanceTimersByTime(100);
    expect(isOpen(panel('footwear'))).toBe(false);
    vi.advanceTimersByTime(60);
    expect(isOpen(panel('footwear'))).toBe(true);
    fireEvent.pointerLeave(nav(), byMouse);
    vi.advanceTimersByTime(250);
    expect(isOpen(panel('footwear'))).toBe(true);
    vi.advanceTimersByTime(60);
    expect([isOpen(panel('footwear')), button('Footwear').getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  test('NAV-12 passing over opens nothing, a resting finger opens nothing, and the panel belongs to its entry', () => {
    open();
    fireEvent.pointerOver(button('Footwear'), byMouse);
    vi.advanceTimersByTime(100);
    fireEvent.pointerLeave(nav(), byMouse);
    vi.advanceTimersByTime(1000);
    expect(isOpen(panel('footwear'))).toBe(false);
    fireEvent.pointerOver(button('Clothing'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(isOpen(panel('clothing'))).toBe(false);
    fireEvent.pointerOver(button('Footwear'), byMouse);
    vi.advanceTimersByTime(160);
    fireEvent.pointerOver(
      within(panel('footwear')).getAllByRole('link', { hidden: true })[0] ?? document.body,
      byMouse,
    );
    vi.advanceTimersByTime(1000);
    expect(isOpen(panel('footwear'))).toBe(true);
  });

  test('a press on an entry that hovering has just opened keeps it open, the next one closes it', () => {
    open();
    fireEvent.pointerOver(button('Footwear'), byMouse);
    vi.advanceTimersByTime(160);
    fireEvent.click(button('Footwear'));
    expect(isOpen(panel('footwear'))).toBe(true);
    fireEvent.click(button('Footwear'));
    expect(isOpen(panel('footwear'))).toBe(false);
  });

  test('opening one closes the other', () => {
    open();
    fireEvent.click(button('Footwear'));
    fireEvent.pointerOver(button('Clothing'), byMouse);
    vi.advanceTimersByTime(160);
    expect([isOpen(panel('footwear')), isOpen(panel('clothing'))]).toEqual([false, true]);
    expect([button('Footwear'), button('Clothing')].map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
  });

  test('NAV-03 Escape closes it, and its button gets the focus again', () => {
    open();
    fireEvent.click(button('Footwear'));
    const link = within(panel('footwear')).getByRole('link', { name: 'Approach', hidden: true });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect([isOpen(panel('footwear')), document.activeElement]).toEqual([false, button('Footwear')]);
  });

  test('NAV-03 moving the focus out closes it, moving within it does not', () => {
    open();
    fireEvent.click(button('Footwear'));
    button('Footwear').focus();
    within(panel('footwear')).getByRole('link', { name: 'Approach', hidden: true }).focus();
    expect(isOpen(panel('footwear'))).toBe(true);
    button('Clothing').focus();
    expect(isOpen(panel('footwear'))).toBe(false);
  });

  test('NAV-03 any navigation closes it', async () => {
    const { router } = open();
    fireEvent.click(button('Footwear'));
    await act(() => router.navigate('/en-us/c/approach-1300'));
    expect(isOpen(panel('footwear'))).toBe(false);
    expect(button('Footwear').getAttribute('aria-current')).toBe('true');
  });

  test('NAV-12 arrow keys move along the row, down into a panel, and through it', () => {
    open();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    button('Footwear').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Clothing'));
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'New' }));
    press('ArrowLeft');
    press('ArrowDown');
    expect([isOpen(panel('clothing')), document.activeElement?.textContent]).toEqual([true, 'All Clothing']);
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Down');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('Down');
  });

  test('an entry that the platform had opened before hydration stays open', () => {
    openFrame(<MegaMenu menu={menu} />);
    panel('footwear').showPopover();
    leave = attachMenuIntent(nav());
    expect([isOpen(panel('footwear')), button('Footwear').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  });

  test('hovering works after hydration', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    openFrame(<MegaMenu menu={menu} />);
    await user.hover(button('Footwear'));
    await vi.waitFor(() => expect(button('Footwear').getAttribute('aria-expanded')).toBe('false'));
  });
});

describe('the menu of a small screen', () => {
  const sections = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];

  test('NAV-06 NAV-11 it is an accordion with one open section at a time, at first the current one', async () => {
    openFrame(
      <MenuDialog navigation={{ menu, footer: { columns: [], legalLine: '' }, utility: [] }} />,
      '/en-us/c/trail-running-1110',
    );
    document.querySelector('dialog')?.showModal();
    expect(sections().map((section) => [section.open, section.getAttribute('name')])).toEqual([
      [true, 'menu'],
      [false, 'menu'],
    ]);
    const links = within(sections()[0] ?? document.body).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('data-level')])).toEqual([
      ['All Footwear', '2'],
      ['Running', '2'],
      ['Trail running', '3'],
      ['Approach', '2'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null]);
  });

  test('outside of every section none is open, and country and language are at its end', () => {
    openFrame(<MenuDialog navigation={{ menu, footer: { columns: [], legalLine: '' }, utility: [] }} />, '/en-us/cart');
    document.querySelector('dialog')?.showModal();
    expect(sections().some(({ open }) => open)).toBe(false);
    expect(screen.getByRole('navigation', { name: 'Country and language' })).toBeTruthy();
  });
});
