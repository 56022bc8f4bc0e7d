import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { Navigation } from '#core/content/navigation.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { CheckoutHeader } from '#ui/shell/checkout-header.tsx';
import { Footer } from '#ui/shell/footer.tsx';
import { Header } from '#ui/shell/header.tsx';
import { MenuDialog } from '#ui/shell/menu-dialog.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { ToastRegion } from '#ui/shell/toasts.tsx';
import { run } from '../../support/run.ts';
import { openFrame } from './open-frame.tsx';
import { openShop } from '../render-in-shop.tsx';

const navigation: Navigation = {
  promo: {
    messages: [{ id: 'delivery', text: 'Free delivery from $75', url: '/help/delivery' }],
    autorotateTime: 5,
    closable: true,
  },
  menu: [
    {
      id: 'footwear',
      title: 'Footwear',
      url: '/c/footwear-1000',
      children: [{ title: 'Running', url: '/c/running-1100', children: [{ title: 'Trail', url: '/c/trail-1110' }] }],
    },
    { id: 'sale', title: 'Sale', url: '/c/sale-6000', style: 'sale', children: [] },
  ],
  utility: [{ title: 'Stores', url: '/store-locator' }],
  footer: {
    columns: [
      {
        title: 'Help',
        links: [
          { title: 'Returns', url: '/help/returns' },
          { title: 'Elsewhere', url: 'https://elsewhere.test/x' },
        ],
      },
    ],
    legalLine: '© NORDKAMM',
  },
};
const texts = enUs.shell.newsletter;
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const where = (): string => document.querySelector('output')?.textContent ?? '';

describe('the header', () => {
  test('has the home link, the categories of its locale, and the service claim', async () => {
    openFrame(<Header navigation={navigation} />);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'NORDKAMM, home' }).getAttribute('href')).toBe('/en-us');
    const main = await within(banner).findByRole('navigation', { name: 'Main' });
    expect(hrefs(within(main).getAllByRole('link'))).toEqual([
      '/en-us/c/footwear-1000',
      '/en-us/c/running-1100',
      '/en-us/c/trail-1110',
      '/en-us/c/sale-6000',
    ]);
    expect((await screen.findByRole('link', { name: 'Free delivery from $75' })).getAttribute('href')).toBe(
      '/en-us/help/delivery',
    );
  });

  test('marks the current page', async () => {
    openFrame(<Header navigation={navigation} />, '/en-us/c/sale-6000');
    expect(
      (await within(screen.getByRole('banner')).findByRole('link', { name: 'Sale' })).getAttribute('aria-current'),
    ).toBe('page');
  });

  test('searches', async () => {
    const user = userEvent.setup();
    openFrame(<Header navigation={navigation} />);
    await user.type(screen.getByRole('combobox', { name: 'Search' }), 'wool hat{Enter}');
    expect(where()).toBe('/en-us/search?q=wool+hat');
  });

  test('the cart is empty for a new visitor; the count found on arrival is shown, and announced when it changes', async () => {
    const opened = openShop();
    openFrame(<Header navigation={navigation} />, '/en-us', opened);
    expect(screen.getByRole('link', { name: 'Cart, empty' }).getAttribute('href')).toBe('/en-us/cart');
    await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity: 3 }));
    act(() => void opened.cart.activate());
    await screen.findByRole('link', { name: 'Cart, 3 items' });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
    expect(screen.queryByText('Cart, 3 items')).toBeNull();
    const more = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity: 1 }));
    act(() => opened.cart.set(more));
    expect(screen.getByText('Cart, 4 items').getAttribute('role')).toBe('status');
    act(() => opened.cart.set(null));
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeTruthy();
  });

  test('a cart of a hundred shows 99+ and has the number as its accessible name', async () => {
    const opened = openShop();
    openFrame(<Header navigation={navigation} />, '/en-us', opened);
    const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    act(() => opened.cart.set({ ...cart, totals: { ...cart.totals, totalUnits: 120 } }));
    expect(within(screen.getByRole('link', { name: 'Cart, 120 items' })).getByText('99+')).toBeTruthy();
  });
});

describe('the menu', () => {
  const menu = (): HTMLDialogElement => {
    const dialog = document.querySelector('dialog');
    if (dialog === null) throw new Error('There is no menu');
    return dialog;
  };

  test('is opened and closed by the platform, before any script', async () => {
    openFrame(<Header navigation={navigation} />);
    await screen.findByRole('navigation', { name: 'Main' });
    const opener = screen.getByRole('button', { name: 'Menu' });
    expect([opener.getAttribute('command'), opener.getAttribute('commandfor')]).toEqual(['show-modal', menu().id]);
    const closer = menu().querySelector('button[command=close]');
    expect(closer?.getAttribute('commandfor')).toBe(menu().id);
    expect(closer?.getAttribute('aria-label')).toBe('Close menu');
    expect(menu().getAttribute('aria-label')).toBe('Menu');
  });

  test('links to every category, those with children through all of them', () => {
    openFrame(<MenuDialog navigation={navigation} />);
    menu().showModal();
    expect(
      hrefs(within(within(menu()).getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true })),
    ).toEqual(['/en-us/c/footwear-1000', '/en-us/c/running-1100', '/en-us/c/trail-1110', '/en-us/c/sale-6000']);
  });

  test('stays open when it was opened before hydration, and closes when the page changes', async () => {
    const { router } = openFrame(<MenuDialog navigation={navigation} />);
    menu().showModal();
    expect(menu().open).toBe(true);
    await act(() => router.navigate('/en-us/c/sale-6000'));
    expect(menu().open).toBe(false);
  });

  test('a click outside closes it, a click inside does not', async () => {
    const user = userEvent.setup();
    openFrame(<MenuDialog navigation={navigation} />);
    menu().showModal();
    await user.click(within(menu()).getByText('Footwear'));
    expect(menu().open).toBe(true);
    await user.click(menu());
    expect(menu().open).toBe(false);
  });
});

describe('the footer', () => {
  test('CNT-73 has its columns, the languages and the legal line', async () => {
    openFrame(<Footer navigation={navigation} />, '/en-us/c/sale-6000');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('heading', { name: 'Help' })).toBeTruthy();
    const facts = ['Returns', 'Elsewhere']
      .map((name) => within(footer).getByRole('link', { name }))
      .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    expect(facts).toEqual([
      ['/en-us/help/returns', null],
      ['https://elsewhere.test/x', 'noopener'],
    ]);
    expect(within(footer).getByText('© NORDKAMM')).toBeTruthy();
  });

  test('CNT-73 SUB-02 SUB-03 SUB-04 the newsletter begins as a field; its form takes over what was typed, and subscribes', async () => {
    const user = userEvent.setup();
    const { fakes } = openFrame(<Footer navigation={navigation} />);
    const section = within(screen.getByRole('region', { name: texts.title }));
    expect(section.queryByRole('checkbox')).toBeNull();
    const field = section.getByRole('textbox', { name: texts.email });
    fireEvent.change(field, { target: { value: 'ida@example.org' } });
    act(() => field.focus());
    const policy = await section.findByRole('checkbox');
    const email = section.getByRole<HTMLInputElement>('textbox', { name: texts.email });
    expect([email.value, document.activeElement]).toEqual(['ida@example.org', email]);
    await user.click(section.getByRole('button', { name: texts.subscribe }));
    expect(await section.findAllByRole('link', { name: /policy/i })).not.toHaveLength(0);
    expect(fakes.faults.times('requestNewsletter')).toBe(0);
    await user.click(policy);
    await user.click(section.getByRole('button', { name: texts.subscribe }));
    expect(await section.findByText(enUs.newsletter.thanks)).toBeTruthy();
    expect(section.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  test('SUB-04 an empty field is an error as soon as its button is pressed', async () => {
    openFrame(<Footer navigation={navigation} />);
    const section = within(screen.getByRole('region', { name: texts.title }));
    act(() => section.getByRole<HTMLButtonElement>('button', { name: texts.subscribe }).form?.requestSubmit());
    await section.findByRole('checkbox');
    const email = section.getByRole('textbox');
    expect([document.activeElement, email.getAttribute('aria-invalid')]).toEqual([email, 'true']);
    expect(screen.queryByText(/^Confirm that/)).toBeNull();
  });

  test('SUB-04 the button of the field opens the form at its policy, without errors; without script it leads to the page of the newsletter', async () => {
    openFrame(<Footer navigation={navigation} />);
    const section = within(screen.getByRole('region', { name: texts.title }));
    const button = section.getByRole('button', { name: texts.subscribe });
    expect(button.closest('form')?.getAttribute('action')).toBe('/en-us/newsletter');
    expect(section.getByRole('textbox').getAttribute('name')).toBeNull();
    fireEvent.change(section.getByRole('textbox'), { target: { value: 'ida@example.org' } });
    act(() => button.closest('form')?.requestSubmit());
    const policy = await section.findByRole('checkbox');
    expect(document.activeElement).toBe(policy);
    expect(screen.queryByText(/^Confirm that/)).toBeNull();
  });

  test('CNT-73 SUB-04 a form that cannot be loaded says so after a press, keeps what was typed, and is tried again', async () => {
    let loads = 0;
    const loadRules = async () => {
      loads += 1;
      if (loads < 3) throw new TypeError('Failed to fetch');
      return ruleTextsOf('en-US');
    };
    const { toasts, sent } = openFrame(<Footer navigation={navigation} />, '/en-us', openShop(), loadRules);
    const section = within(screen.getByRole('region', { name: texts.title }));
    const field = section.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'ida@example.org' } });
    act(() => field.focus());
    await waitFor(() => expect(loads).toBe(1));
    expect(toasts.toasts).toEqual([]);
    act(() => field.form?.requestSubmit());
    await waitFor(() => expect(toasts.toasts).toMatchObject([{ title: enUs.shell.somethingWrong, tone: 'error' }]));
    expect([field.value, field.isConnected, sent]).toEqual(['ida@example.org', true, []]);
    act(() => toasts.toasts[0]?.action?.act());
    const policy = await section.findByRole('checkbox');
    expect(section.getByRole<HTMLInputElement>('textbox').value).toBe('ida@example.org');
    expect(document.activeElement).toBe(policy);
  });

  test('the languages link to the same page, each by its own name', () => {
    openFrame(<Footer navigation={navigation} />, '/en-us/c/sale-6000');
    const languages = within(screen.getByRole('navigation', { name: 'Country and language' })).getAllByRole('link');
    expect(hrefs(languages)).toEqual(['/en-us/c/sale-6000', '/fr-ca/c/sale-6000', '/en-gb/c/sale-6000']);
    expect(languages.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(languages.map((link) => link.lang)).toEqual(['en-US', 'fr-CA', 'en-GB']);
  });
});

test("checkout's header links to home and help only", () => {
  openFrame(<CheckoutHeader />, '/en-us/checkout');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['NORDKAMM', 'Help']);
  expect(screen.getByText('Secure checkout')).toBeTruthy();
  // The order is not left for an answer to a question about it.
  const help = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help' });
  expect([help.getAttribute('href'), help.target]).toEqual(['/en-us/contact-us', '_blank']);
});

describe('the toasts', () => {
  test('are in a region that exists before them, and close by their button', async () => {
    const user = userEvent.setup();
    const opened = openShop();
    openFrame(<ToastRegion presenter={opened.toasts} />, '/en-us', opened);
    expect(screen.getByRole('list', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
    act(() => opened.shell.toasts.show({ title: 'Removed', tone: 'info', persistent: true }));
    await user.click(within(screen.getByRole('list', { name: 'Messages' })).getByRole('button'));
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test('DLG-22 the button of a toast runs its action and closes it', async () => {
    const user = userEvent.setup();
    const opened = openShop();
    openFrame(<ToastRegion presenter={opened.toasts} />, '/en-us', opened);
    let undone = 0;
    act(() =>
      opened.shell.toasts.show({
        title: 'Removed',
        tone: 'info',
        action: {
          label: 'Undo',
          act: () => {
            undone += 1;
          },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test('DLG-24 hover and focus pause the timer', async () => {
    const user = userEvent.setup();
    const opened = openShop();
    openFrame(<ToastRegion presenter={opened.toasts} />, '/en-us', opened);
    act(() => opened.shell.toasts.show({ title: 'Removed', tone: 'info' }));
    await user.hover(screen.getByText('Removed'));
    expect(opened.toasts.queue?.isPaused).toBe(true);
    await user.unhover(screen.getByRole('list', { name: 'Messages' }));
    expect(opened.toasts.queue?.isPaused).toBe(false);
    await user.tab();
    expect(opened.toasts.queue?.isPaused).toBe(true);
  });
});

describe('the head of a page', () => {
  const links = (rel: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ hreflang, href }) => [hreflang, href]);
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

  test('SEO-05 the canonical address has no query, and every language has an alternate with a default', () => {
    openFrame(<PageHead title="Footwear" description="Boots and shoes" />, '/en-us/c/footwear-1000?start=24&utm=1');
    expect(document.title).toBe('Footwear | NORDKAMM');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Boots and shoes');
    expect(links('canonical')).toEqual([['', 'https://shop.test/en-us/c/footwear-1000']]);
    expect(links('alternate')).toEqual([
      ['en-US', 'https://shop.test/en-us/c/footwear-1000'],
      ['fr-CA', 'https://shop.test/fr-ca/c/footwear-1000'],
      ['en-GB', 'https://shop.test/en-gb/c/footwear-1000'],
      ['x-default', 'https://shop.test/en-us/c/footwear-1000'],
    ]);
    expect(robots()).toBeUndefined();
  });

  test('SEO-05 RTE-05 the canonical address and the alternates have the primary path, and the part of a long page', () => {
    openFrame(<PageHead title="Footwear" part="start=24" />, '/en-us/mens/footwear-c1000?start=24&sort=newest');
    expect(links('canonical')).toEqual([['', 'https://shop.test/en-us/c/mens/footwear-1000?start=24']]);
    expect(links('alternate').at(1)).toEqual(['fr-CA', 'https://shop.test/fr-ca/c/mens/footwear-1000?start=24']);
  });

  test('SEO-05 the page of a store, and one that a site lacks, has alternates on the sites that have it only', () => {
    const opened = openFrame(<PageHead title="Denver" />, '/en-us/store-locator/us-denver');
    const paths = () => links('alternate').map(([language]) => language);
    expect(paths()).toEqual(['en-US', 'x-default']);
    opened.unmount();
    openFrame(<PageHead title="Winter" siteIds={['nordkamm-us', 'nordkamm-gb']} />, '/en-us/help/winter');
    expect(paths()).toEqual(['en-US', 'en-GB', 'x-default']);
  });

  test('SEO-06 a private page is not indexed, and has no alternates', () => {
    openFrame(<PageHead title="Cart" />, '/en-us/cart');
    expect(robots()).toBe('noindex');
    expect([...links('canonical'), ...links('alternate')]).toEqual([]);
  });

  test('a title that contains the name of the shop is unchanged', () => {
    openFrame(<PageHead title="NORDKAMM: made for weather" />);
    expect(document.title).toBe('NORDKAMM: made for weather');
  });
});
