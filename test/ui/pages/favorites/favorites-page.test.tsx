import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { heartsKey } from '#core/favorites/device-keys.ts';
import { Component as FavoritesPage } from '#ui/pages/favorites/favorites-page.tsx';
import { Component as SharedPage, loader as sharedLoader } from '#ui/pages/favorites/shared-favorites-page.tsx';
import { FavoriteButton } from '#ui/features/favorites/favorite-button.tsx';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { rememberChange } from '#core/favorites/use-cases/remember-change.ts';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { refusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { openPage } from '#test/ui/open-page.tsx';
import { environmentOf, inEnvironment, openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

const SHOE = 'NKTRAIL3FJO';
const BOOT = 'NKRIDGE1BAR';

/** A shop whose guest has favourites, the last of them as the latest. */
const shopWith = async (...ids: readonly string[]): Promise<OpenShop> => {
  const shop = openShop();
  for (const id of ids) await run(shop.shop.favorites.setFavorite({ id, wanted: true }));
  return shop;
};
const open = async (shop: OpenShop) => ({ ...(await act(async () => renderInShop(<FavoritesPage />, shop))), ...shop });
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('FAV-01 FAV-02 shows the latest first, with how many there are, each with a way to the cart and a way out', async () => {
  await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toEqual(['Ridgeline Mid', 'Kamm Trail 3']));
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeTruthy();
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Add to cart: / })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Remove .* from favorites$/ })).toHaveLength(2);
});

it('ux 85 without favourites says how to get one and shows a way on', async () => {
  await open(openShop());
  expect(await screen.findByRole('heading', { level: 1, name: 'No favorites yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/en-us');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('ux 85 a list out of reach can be asked for again', async () => {
  const shop = await shopWith(SHOE);
  shop.fakes.faults.failNext('favorites', refusal('GEN500', 500));
  await open(shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Kamm Trail 3']));
});

it('FAV-10 grows by its next part, whose first entry takes the focus', async () => {
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

it('FAV-06 an entry leaves at once, the heading takes the focus, and a toast brings it back', async () => {
  const { fakes } = await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toHaveLength(2));
  await press('Remove Kamm Trail 3 from favorites');
  expect(titles()).toEqual(['Ridgeline Mid']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Kamm Trail 3', 'Ridgeline Mid']);
  await waitFor(() => expect(fakes.faults.times('addFavorite')).toBe(3));
});

it('FAV-13 an entry that could not be removed is back in its place, and a toast says why', async () => {
  const { fakes, toasts } = await open(await shopWith(SHOE, BOOT));
  await waitFor(() => expect(titles()).toHaveLength(2));
  fakes.faults.failNext('removeFavorite', refusal('GEN500', 500));
  await press('Remove Ridgeline Mid from favorites');
  await waitFor(() => expect(titles()).toEqual(['Ridgeline Mid', 'Kamm Trail 3']));
  expect(toasts.toasts.map(({ tone }) => tone)).toEqual(['error']);
});

it('FAV-14 DLG-13 asks for a size before anything is sent, and shows what came into the cart', async () => {
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

it('FAV-09 ASC-03 an associate who acts for a customer is led away', async () => {
  const shop = await shopWith(SHOE);
  await run(shop.fakes.memory.remember('employee', '{}'));
  await open(shop);
  await waitFor(() => expect(shop.sent).toEqual(['replace /']));
});

it('RTE-21 a shared list is shown without a way to take anything out of it; what was not shared is not found', async () => {
  const { shop, fakes } = await shopWith(SHOE);
  const pages = { 'favorites/shared/:favoriteId': { Component: SharedPage, loader: sharedLoader } };
  const path = await run(shop.favorites.openSharing());
  await run(fakes.memory.forget(heartsKey(shop.site.siteId)));
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

it('FAV-01 ux 19 a heart keeps its name and says by its state whether it is filled', async () => {
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

it('FAV-01 hearts of those who come back are filled, and no request is sent for them', async () => {
  const shop = await shopWith(SHOE);
  await openHeart(shop);
  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  expect(shop.fakes.faults.times('favorites')).toBe(0);
});

/** A heart as it was served, which its code takes over once something else has happened. */
const takeOver = async (shop: OpenShop, before: (served: Element, hearts: FavoritesStore) => void | Promise<void>) => {
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
/** What the starter does with a press. */
const pressEarly = (shop: OpenShop, served: Element) => {
  served.setAttribute('aria-pressed', 'true');
  served.setAttribute('aria-busy', 'true');
  return run(rememberChange(shop.fakes.memory, shop.shop.site.siteId, { id: SHOE, wanted: true }));
};

it('FAV-01 a served heart whose code comes after the device was asked is filled as well', async () => {
  await takeOver(openShop(), (_, hearts) => hearts.toggle(SHOE));
  expect((await heart()).getAttribute('aria-pressed')).toBe('true');
});

it.each(['before', 'after'])(
  'FAV-13 a press that was noted on the device %s the device was asked is sent once, and stays',
  async (when) => {
    const shop = openShop();
    await takeOver(shop, async (served, hearts) => {
      if (when === 'before') await pressEarly(shop, served);
      await act(async () => onTestFinished(hearts.activate()));
      if (when === 'after') await pressEarly(shop, served);
      expect(hearts.has(SHOE)).toBe(when === 'before');
    });
    await waitFor(() => expect(shop.fakes.faults.times('addFavorite')).toBe(1));
    await act(async () => undefined);
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    expect((await heart()).getAttribute('aria-busy')).toBeNull();
    expect([shop.fakes.faults.times('addFavorite'), shop.fakes.faults.times('removeFavorite')]).toEqual([1, 0]);
  },
);

it('FAV-13 ux 84 a heart turns at once, and back with an error when the service could not', async () => {
  const shop = openShop();
  await openHeart(shop);
  shop.fakes.faults.failNext('addFavorite', refusal('GEN500', 500));
  await userEvent.click(await heart());
  await waitFor(() => expect(shop.toasts.toasts.map(({ tone }) => tone)).toEqual(['error']));
  expect((await heart()).getAttribute('aria-pressed')).toBe('false');
});

it('FAV-09 ASC-03 there are no hearts while an associate is connected', async () => {
  const shop = openShop();
  await run(shop.fakes.memory.remember('employee', '{}'));
  await openHeart(shop);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
