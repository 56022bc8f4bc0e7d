import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as locator from '#ui/pages/store-locator/store-locator-page.tsx';
import * as storePage from '#ui/pages/store-locator/store-page.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';

const pages = { 'store-locator': locator, 'store-locator/:storeId': storePage };
const open = async (address = '/en-us/store-locator', { shop, fakes } = buildStorefront()) => {
  const opened = await openPage(address, { shop, pages });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, fakes };
};
const cards = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** A browser that reports its position, or refuses to. */
const whereabouts = (place: { readonly latitude: number; readonly longitude: number } | undefined): void => {
  const getCurrentPosition = (report: (position: object) => void, refuse: () => void): void =>
    place === undefined ? refuse() : report({ coords: place });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the stores', () => {
  it('STO-01 ux 72 all stores are listed with hours today, services, phone and directions', async () => {
    const { fakes } = await open();
    expect(cards()).toEqual(['NORDKAMM Denver', 'NORDKAMM Boulder', 'NORDKAMM Seattle']);
    expect(screen.getByText('3 stores').getAttribute('role')).toBe('status');
    const card = within(screen.getByRole('article', { name: 'NORDKAMM Denver' }));
    expect(card.getByRole('link', { name: 'Call (303) 555-0142' }).getAttribute('href')).toBe('tel:+13035550142');
    expect(
      within(card.getByRole('list', { name: 'Services' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order pickup', 'Boot fitting']);
    expect(card.getByText(/^(?:Open|Closed) now$/)).toBeTruthy();
    expect(card.getByRole('link', { name: /^Directions to/ }).getAttribute('rel')).toBe('noreferrer');
    expect(fakes.faults.times('searchStores')).toBe(1);
  });

  it('STO-03 ux 72 the map has a marker for each listed store; it leads to its card, and both are marked together', async () => {
    await open();
    const map = within(screen.getByRole('group', { name: 'Map of these stores' }));
    expect(map.getAllByRole('link').map((marker) => marker.textContent)).toEqual(
      cards().map((name, index) => `${index + 1} ${name?.replace('NORDKAMM ', '')}`),
    );
    const marker = map.getByRole('link', { name: /Boulder/ });
    const card = screen.getByRole('article', { name: 'NORDKAMM Boulder' });
    expect(marker.getAttribute('href')).toBe(`#${card.id}`);
    await userEvent.hover(card);
    expect([marker.dataset['active'], card.dataset['active']]).toEqual(['true', 'true']);
    await userEvent.unhover(card);
    expect([marker.dataset['active'], card.dataset['active']]).toEqual(['false', 'false']);
    await userEvent.click(marker);
    expect(document.activeElement).toBe(card);
  });

  it('STO-01 STO-03 a place is searched for by its address, nearest first with the distance', async () => {
    await open('/en-us/store-locator?q=Boulder');
    expect(cards()).toEqual(['NORDKAMM Boulder', 'NORDKAMM Denver']);
    expect(screen.getByRole('heading', { name: 'Stores near “Boulder”' })).toBeTruthy();
    expect(screen.getByText('24 mi')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'City or ZIP code' })).toHaveProperty('value', 'Boulder');
  });

  it('STO-08 STR404 replaces the list, with a link to all stores', async () => {
    await open('/en-us/store-locator?q=Atlantis');
    expect([cards(), screen.getByText('STR404 happened').closest('[role=status]') !== null]).toEqual([[], true]);
    expect(screen.getByRole('link', { name: 'Show all stores' }).getAttribute('href')).toBe('/en-us/store-locator');
  });

  it('ux 72 the position is read on request only, and lists the stores around it', async () => {
    whereabouts({ latitude: 40.01, longitude: -105.27 });
    await open();
    await press('Use my location');
    await waitFor(() => expect(cards()).toEqual(['NORDKAMM Boulder', 'NORDKAMM Denver']));
    expect(screen.getByRole('heading', { name: 'Stores near you' })).toBeTruthy();
  });

  it('STO-08 an empty result around the position says so, with the radius, above the nearest stores', async () => {
    whereabouts({ latitude: 0, longitude: 0 });
    await open();
    await press('Use my location');
    await screen.findByText('STR404 happened');
    expect(screen.getByText('No store within 50 mi')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nearest stores' })).toBeTruthy();
    expect(cards()).toHaveLength(3);
  });

  it('STO-04 an unknown position focuses the search field, without a notice', async () => {
    whereabouts(undefined);
    await open();
    await press('Use my location');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'City or ZIP code' })),
    );
    expect([screen.queryByRole('alert'), cards().length]).toEqual([null, 3]);
  });
});

describe("the shopper's own store", () => {
  it('STO-05 DLG-04 the first choice is saved directly, another one asks for confirmation first', async () => {
    await open();
    await press('Set as my store: NORDKAMM Denver');
    expect(await screen.findByText('My store')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Set as my store: NORDKAMM Boulder');
    const asks = within(await screen.findByRole('dialog', { name: 'Change your store?' }));
    await userEvent.click(asks.getByRole('button', { name: 'Keep NORDKAMM Denver' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Set as my store: NORDKAMM Boulder');
    await press('Change store');
    const dialog = within(await screen.findByRole('dialog', { name: 'Store changed' }));
    expect(dialog.getByText('Your store is now NORDKAMM Boulder.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(within(screen.getByRole('article', { name: 'NORDKAMM Boulder' })).getByText('My store')).toBeTruthy();
  });

  it('STO-06 is still chosen at the next visit', async () => {
    const built = buildStorefront();
    const first = await open('/en-us/store-locator', built);
    await press('Set as my store: NORDKAMM Seattle');
    first.unmount();
    await open('/en-us/store-locator/us-seattle', built);
    expect(await screen.findByText('My store')).toBeTruthy();
  });
});

describe('the page of a store', () => {
  it('RTE-32 has the hours of a week, today marked', async () => {
    await open('/en-us/store-locator/us-denver');
    expect(screen.getByRole('heading', { level: 1, name: 'NORDKAMM Denver' })).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Opening hours' })).getAllByRole('row');
    expect(rows.map(({ dataset }) => dataset['today']).filter((today) => today === 'true')).toHaveLength(1);
    expect(rows[0]?.textContent).toMatch(/^Sunday.*Closed$/);
  });

  it('RTE-32 STO-02 an unknown store is not found, and an outage of the service is reported', async () => {
    const { shop, fakes } = buildStorefront();
    await openPage('/en-us/store-locator/nowhere', { shop, pages });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not find this page');
    fakes.faults.failNext('searchStores', apiRefusal('GEN500', 500));
    await act(async () => {
      await openPage('/en-us/store-locator', { shop, pages });
    });
    expect(await screen.findByText('GEN500 happened')).toBeTruthy();
  });
});
