import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { rememberLocale } from '#ui/kernel/chosen-locale.ts';
import { nextTask } from '#ui/kernel/next-task.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { confirmLocation } from '#ui/shell/location/confirm-location.ts';
import { openShop, renderInShop } from '../render-in-shop.tsx';
import { choices } from './open-frame.tsx';

const texts = enUs.location;
const forget = (): void => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
};

beforeEach(() => {
  forget();
  history.replaceState(null, '', '/en-us');
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const routerAt = (address: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });

/** A visitor of the American site, whose browser speaks Canadian French. */
const arrive = (languages: readonly string[] = ['fr-CA', 'fr'], address = '/en-us') => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const opened = openShop();
  renderInShop(null, opened);
  const router = routerAt(address);
  act(() => confirmLocation(opened.shop.site, choices, opened.dialogs, router));
  return { ...opened, router };
};

test('DLG-09 a visitor from another country is offered its site, on the same page', async () => {
  arrive();
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  within(dialog).getByText('You seem to be in Canada. This is our shop for the United States.');
  const link = within(dialog).getByRole('link', { name: 'Français (Canada)' });
  expect(link.getAttribute('href')).toMatch(/^\/fr-ca/);
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['fr-CA', 'fr-CA']);
});

test('DLG-09 a visitor who stays is not asked again', async () => {
  const { dialogs } = arrive();
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  act(() =>
    within(dialog)
      .getByRole('button', { name: /^Stay in/ })
      .click(),
  );
  expect([dialogs.stack, document.cookie]).toEqual([[], 'locale=en-us']);
  expect(arrive().dialogs.stack).toEqual([]);
});

test('DLG-09 who has changed the site by a link of the shop is not asked later', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/fr-ca/help/about`);
  expect(arrive().dialogs.stack).toEqual([]);
  expect(document.cookie).toBe('locale=en-us');
  referrer.mockReturnValue('');
  expect(arrive().dialogs.stack).toEqual([]);
});

test('DLG-09 the question never covers a field that is in use, or another dialog', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(arrive().dialogs.stack).toEqual([]);
  field.remove();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA']);
  const { shop, dialogs } = openShop();
  dialogs.open('sign-in', {});
  confirmLocation(shop.site, choices, dialogs, routerAt('/en-us'));
  expect(dialogs.stack.map(([name]) => name)).toEqual(['sign-in']);
});

test.each([
  '/en-us/sign-in',
  '/en-us/reset-password',
  '/en-us/account/profile',
  '/en-us/contact-us',
  '/en-us/withdrawal',
])('DLG-09 a visitor who arrives at the form %s is asked on the next page', async (address) => {
  const { dialogs, router } = arrive(undefined, address);
  await act(async () => router.navigate('/en-us/account'));
  expect(dialogs.stack).toEqual([]);
  await act(async () => router.navigate('/en-us'));
  await screen.findByRole('dialog', { name: texts.title });
});

test('DLG-09 a dialog of the page is not covered; who has chosen a site meanwhile is not asked', async () => {
  const menu = document.body.appendChild(document.createElement('dialog'));
  menu.show();
  const { dialogs, router } = arrive();
  expect(dialogs.stack).toEqual([]);
  menu.remove();
  rememberLocale('en-us');
  await act(async () => router.navigate('/en-us/cart'));
  await nextTask();
  expect(dialogs.stack).toEqual([]);
});

test('DLG-09 a visitor in their own country, or in one without a site, is not asked', () => {
  expect(arrive(['en-US', 'fr-CA']).dialogs.stack).toEqual([]);
  expect(arrive(['de-DE']).dialogs.stack).toEqual([]);
});
