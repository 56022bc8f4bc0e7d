import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { localFavoritesKey } from '#core/favorites/device-keys.ts';
import { Component as FavoritesPage } from '#ui/pages/favorites/favorites-page.tsx';
import { Component as SharedPage, loader as sharedLoader } from '#ui/pages/favorites/shared-favorites-page.tsx';
import { FavoriteButton } from '#ui/features/favorites/favorite-button.tsx';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { rememberChange } from '#core/favorites/use-cases/remember-change.ts';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { openPage } from '#test/ui/open-page.tsx';
import { environmentOf, inEnvironment, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const SHOE = 'NKTRAIL3FJO';
const BOOT = 'NKRIDGE1BAR';

/** A shop whose guest has favorites, the last one added last. */
const shopWith = async (...ids: readonly string[]): Promise<OpenShop> => {
  const shop = openShop();
  for (const id of ids) await run(shop.shop.favorites.setFavorite({ id, wanted: true }));
  return shop;
};
const open = async (shop: OpenShop) => ({ ...(await act(async () => renderInShop(<FavoritesPage />, shop))), ...shop });
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('FAV-01 FAV-02 shows the latest first, with the count, each with an add and a remove button', async () => {
  await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toEqual(['Ridgeline Mid', 'Kamm Trail 3']));
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeTruthy();
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Add to cart: / })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Remove .* from favorites$/ })).toHaveLength(2);
});

it('ux 85 without favorites explains how to add one and links to the shop', async () => {
  await open(openShop());
  expect(await screen.findByRole('heading', { level: 1, name: 'No favorites yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/en-us');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('ux 85 a list that fails to load can be requested again', async () => {
  const shop = await shopWith(SHOE);
  shop.fakes.faults.failNext('favorites', apiRefusal('GEN500', 500));
  await open(shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Kamm Trail 3']));
});

it('FAV-10 loads its next part, whose first entry gets the focus', async () => {
  const shop = await shopWith(SHOE);
  shop.fakes.favorites.fill(30);
  await open(shop);
  await waitFor(() => expect(titles()).toHaveLength(24));
  expect(screen.getByText('24 of 31')).toBeTruthy();
  await press('Show more');
  await waitFor(() => expect(titles()).toHaveLength(31));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filling 24'));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('FAV-06 an entry is removed at once, the heading gets the focus, and a toast restores it', async () => {
  const { fakes } = await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toHaveLength(2));
  await press('Remove Kamm Trail 3 from favorites');
  expect(titles()).toEqual(['Ridgeline Mid']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Kamm Trail 3', 'Ridgeline Mid']);
  await waitFor(() => expect(fakes.faults.times('addFavorite')).toBe(3));
});

it('FAV-13 an entry that could not be removed is back in its position, and a toast shows the reason', async () => {
  const { fakes, toasts } = await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toHaveLength(2));
  fakes.faults.failNext('removeFavorite', apiRefusal('GEN500', 500));
  await press('Remove Ridgeline Mid from favorites');
  await waitFor(() => expect(titles()).toEqual(['Ridgeline Mid', 'Kamm Trail 3']));
  expect(toasts.toasts.map(({ tone }) => tone)).toEqual(['error']);
});

it('FAV-14 DLG-13 requires a size before a request is sent, and shows what was added to the cart', async () => {
  const { fakes } = await open(await shopWith('NKRIDGE1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Ridgeline Mid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ridgeline Mid' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add to cart' }));
  expect(dialog.getByRole('alert').textContent).toContain('Please select a size');
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: '41' }));
  expect(fakes.faults.log.filter((operation) => /create|addItem/i.test(operation))).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: '42' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('dialog', { name: enUs.miniCart.added })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Ridgeline Mid' })).toBeNull();
});

it('FAV-07 FAV-08 sharing gives the link to the list, to copy or to send with the mail program of the device; the shop sends nothing', async () => {
  const { fakes } = await open(await shopWith(SHOE));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your favorites' }));
  const link = 'https://shop.test/en-us/favorites/shared/favorites-of-session-1';
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Link to your list' })).toHaveProperty('value', link));
  expect(dialog.getByRole('link', { name: 'Send by email' }).getAttribute('href')).toBe(
    `mailto:?subject=My%20favorites&body=${encodeURIComponent(link)}`,
  );
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  expect(fakes.favorites.mails).toEqual([]);
});

it('FAV-09 ASC-03 an associate who acts for a customer is redirected', async () => {
  const shop = await shopWith(SHOE);
  await run(shop.fakes.memory.remember('employee', '{}'));
  await open(shop);
  await waitFor(() => expect(shop.sent).toEqual(['replace /']));
});

it('RTE-21 a shared list has no remove buttons; a list that is not shared is not found', async () => {
  const { shop, fakes } = await shopWith(SHOE);
  const pages = { 'favorites/shared/:favoriteId': { Component: SharedPage, loader: sharedLoader } };
  const path = await run(shop.favorites.openSharing());
  await run(fakes.memory.forget(localFavoritesKey(shop.site.siteId)));
  const { unmount } = await openPage(path, { shop, pages });
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared favorites' })).toBeTruthy();
  expect(titles()).toEqual(['Kamm Trail 3']);
  expect(screen.queryByRole('button', { name: /remove/i })).toBeNull();
  unmount();
  await openPage('/en-us/favorites/shared/nothing', { shop, pages });
  expect(screen.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeTruthy();
});

const heart = () => screen.findByRole('button', { name: /Kamm Trail 3 (to|from) favorites/ });
const openHeart = async (shop: OpenShop) =>
  act(async () =>
    renderInShop(
      <>
        <LazyFavoriteButton id={SHOE} name="Kamm Trail 3" />
        <LazyFavoriteButton id={BOOT} name="Ridgeline Mid" />
      </>,
      shop,
    ),
  );

it('FAV-01 ux 19 a favorite button keeps its name and shows its state by aria-pressed', async () => {
  const shop = openShop();
  await openHeart(shop);
  expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(await heart());
  expect(screen.getByRole('button', { name: 'Add Kamm Trail 3 to favorites', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Ridgeline Mid to favorites', pressed: false })).toBeTruthy();
  await waitFor(() => expect(shop.fakes.favorites.bodies).toHaveLength(1));
  await userEvent.click(await heart());
  expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(shop.fakes.faults.times('removeFavorite')).toBe(1));
});

it('FAV-01 favorite buttons are filled at the next visit, without a request', async () => {
  const shop = await shopWith(SHOE);
  await openHeart(shop);
  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  expect(shop.fakes.faults.times('favorites')).toBe(0);
});

/** A favorite button as it was served, hydrated after other actions. */
const takeOver = async (
  shop: OpenShop,
  before: (served: Element, favorites: FavoritesStore) => void | Promise<void>,
) => {
  const environment = environmentOf(shop);
  const view = inEnvironment(<FavoriteButton id={SHOE} name="Kamm Trail 3" />, environment);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  const store = environment.parts.stores.get(FavoritesStore);
  if (!(store instanceof FavoritesStore)) throw new Error('The heart has no store');
  await before(await heart(), store);
  const root = await act(async () => hydrateRoot(container, view));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
};
/** The effect of a press on the starter. */
const pressEarly = (shop: OpenShop, served: Element) => {
  served.setAttribute('aria-pressed', 'true');
  served.setAttribute('aria-busy', 'true');
  return run(rememberChange(shop.fakes.memory, shop.shop.site.siteId, { id: SHOE, wanted: true }));
};

it('FAV-01 a served button whose code is loaded after the device was read is filled as well', async () => {
  await takeOver(openShop(), (_, favorites) => favorites.toggle(SHOE));
  expect((await heart()).getAttribute('aria-pressed')).toBe('true');
});

it.each(['before', 'after'])(
  'FAV-13 a press that was stored on the device %s the device was read is sent once, and stays',
  async (when) => {
    const shop = openShop();
    await takeOver(shop, async (served, favorites) => {
      if (when === 'before') await pressEarly(shop, served);
      await act(async () => onTestFinished(favorites.activate()));
      if (when === 'after') await pressEarly(shop, served);
      expect(favorites.has(SHOE)).toBe(when === 'before');
    });
    await waitFor(() => expect(shop.fakes.faults.times('addFavorite')).toBe(1));
    await act(async () => undefined);
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    expect((await heart()).getAttribute('aria-busy')).toBeNull();
    expect([shop.fakes.faults.times('addFavorite'), shop.fakes.faults.times('removeFavorite')]).toEqual([1, 0]);
  },
);

it('FAV-13 ux 84 a favorite button changes at once, and back with an error if the service refuses', async () => {
  const shop = openShop();
  await openHeart(shop);
  shop.fakes.faults.failNext('addFavorite', apiRefusal('GEN500', 500));
  await userEvent.click(await heart());
  await waitFor(() => expect(shop.toasts.toasts.map(({ tone }) => tone)).toEqual(['error']));
  expect((await heart()).getAttribute('aria-pressed')).toBe('false');
});

it('FAV-09 ASC-03 there are no favorite buttons while an associate is connected', async () => {
  const shop = openShop();
  await run(shop.fakes.memory.remember('employee', '{}'));
  await openHeart(shop);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
