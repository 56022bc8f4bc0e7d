import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { MediaGallery } from '#ui/features/social/media-gallery.tsx';
import { ProductPhotos } from '#ui/features/social/product-photos.tsx';
import { SocialGallery } from '#ui/features/social/social-gallery.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { axeFindings } from '../../axe.ts';

const open = async (shop = openShop()) => {
  const onEmpty = vi.fn<() => void>();
  const view = await act(async () =>
    renderInShop(
      <Suspense>
        <MediaGallery source={{ _tag: 'recent' }} onEmpty={onEmpty} />
      </Suspense>,
      shop,
    ),
  );
  return { ...view, ...shop, onEmpty };
};
const tile = (number: number) => screen.findByRole('button', { name: `Photo by A. B.: Caption ${number}` });
const openTile = async (number: number) => {
  await userEvent.click(await tile(number));
  return within(await screen.findByRole('dialog', { name: 'Photo by A. B.' }));
};
const press = (name: string, where: Pick<ReturnType<typeof within>, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }));

it('CNT-50 a tile opens the dialog with the picture, its caption, its uploader and links to its products', async () => {
  const { container } = await open();
  const dialog = await openTile(2);
  expect(dialog.getByRole('img', { name: 'Photo by A. B.' })).toBeTruthy();
  expect(dialog.getByText('Caption 2').getAttribute('lang')).toBe('fr');
  const link = await dialog.findByRole('link');
  expect(link.getAttribute('href')).toBe('/en-us/p/NKTRAIL3FJO');
  expect(await axeFindings(container)).toEqual([]);
});

it('SOC-09 a report has a reason and is sent once; a failed one can be repeated', async () => {
  const { fakes } = await open();
  const dialog = await openTile(1);
  fakes.faults.failNext('reportMedium', apiRefusal('GEN500', 500));
  for (const outcome of [[], ['M1 spam']]) {
    await press('Report this photo', dialog);
    const report = within(await screen.findByRole('dialog', { name: 'Report this photo' }));
    expect(report.queryAllByRole('radio', { checked: true })).toEqual([]);
    await userEvent.click(report.getByRole('radio', { name: 'It is advertising' }));
    await press('Send report', report);
    await waitFor(() => expect(fakes.faults.times('reportMedium')).toBe(outcome.length + 1));
    await waitFor(() => expect(fakes.media.reported).toEqual(outcome));
    if (outcome.length === 0) await dialog.findByRole('button', { name: 'Report this photo' });
  }
  expect(document.activeElement).toBe(await dialog.findByText('Reported. Thank you.'));
  expect(dialog.queryByRole('button', { name: 'Report this photo' })).toBeNull();
});

it('the dialog goes on to the next picture, and from the first back to the last', async () => {
  await open();
  const dialog = await openTile(1);
  await press('Next photo', dialog);
  expect(dialog.getByText('Caption 2')).toBeTruthy();
  await press('Previous photo', dialog);
  await press('Previous photo', dialog);
  expect(dialog.getByText('Caption 8')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByText('Caption 2')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog.getByText('Caption 1')).toBeTruthy();
});

it('API-104 more pictures are loaded on demand, and the first of them gets the focus', async () => {
  await open();
  await tile(8);
  expect(screen.getByText('8 of 10 photos')).toBeTruthy();
  await press('Show more photos');
  await waitFor(async () => expect(document.activeElement).toBe(await tile(9)));
  expect(screen.queryByRole('button', { name: 'Show more photos' })).toBeNull();
});

it('API-106 selected pictures are saved together and shown; a failed save keeps the selection', async () => {
  const { fakes } = await open();
  for (const number of [1, 3, 4]) {
    const dialog = await openTile(number);
    await press('Select this photo', dialog);
    if (number === 4) await press('Remove from your selection', dialog);
    await userEvent.keyboard('{Escape}');
  }
  expect(screen.getByText('2 photos selected')).toBeTruthy();
  fakes.faults.failNext('saveSelection', apiRefusal('GEN500', 500));
  await press('Save selection');
  await waitFor(() => expect(fakes.faults.times('saveSelection')).toBe(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save selection' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await press('Save selection');
  expect(await screen.findByText('Photos: Your selection')).toBeTruthy();
  await tile(1);
  expect(screen.getAllByRole('button', { name: /^Photo by/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Save selection' })).toBeNull();
});

it('API-102 API-103 the dialog leads to the pictures of a product, and the gallery back to all', async () => {
  const { fakes } = await open();
  const dialog = await openTile(1);
  await userEvent.click(await dialog.findByRole('button', { name: 'More photos: Kamm Trail 3' }));
  expect(await screen.findByText('Photos: Kamm Trail 3')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakes.faults.times('media')).toBe(2);
  await press('Show all photos');
  await waitFor(() => expect(screen.queryByText('Photos: Kamm Trail 3')).toBeNull());
});

it('SOC-07 a gallery that cannot be read is removed without a message, and logged', async () => {
  const shop = openShop();
  shop.fakes.faults.failNext('media', apiRefusal('GEN500', 500));
  const { onEmpty, fakes } = await open(shop);
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fakes.monitoring.warnings).toContainEqual(expect.objectContaining({ component: 'social-gallery' }));
});

it('PDP-20 the gallery of a product page waits for the master id, and SOC-07 has no tag without details', async () => {
  const of = buildStorefront();
  const shop = openShop({ of });
  of.fakes.faults.holdNext('details');
  const photos = () => <ProductPhotos productId="NKTRAIL3FJO" onEmpty={() => undefined} />;
  const waiting = await act(async () => renderInShop(photos(), shop));
  expect(of.fakes.faults.times('media')).toBe(0);
  waiting.unmount();
  await act(async () => renderInShop(photos(), openShop({ of })));
  await waitFor(() => expect(of.fakes.faults.times('media')).toBe(1));
  expect(await tile(1)).toBeTruthy();
});

const withScripts = () => {
  // The document of the frame is empty, and needs no network.
  if ('happyDOM' in window)
    Object.assign(Object(Reflect.get(Object(Reflect.get(Object(window.happyDOM), 'settings')), 'fetch')), {
      interceptor: { beforeAsyncRequest: async () => new Response('') },
    });
  const of = buildStorefront();
  const galleryUrls = { 'gallery-script': 'https://photos.test/embed', 'social-widget': 'https://wall.test' };
  return { ...of, shop: { ...of.shop, site: { ...of.shop.site, galleryUrls } } };
};

it('ANL-15 SOC-05 an outside script runs in a frame after a press, and before it nothing is requested', async () => {
  const of = withScripts();
  const { container } = await act(async () =>
    renderInShop(
      <SocialGallery page="product" containerId="c1" tag="NKTRAIL3" onEmpty={() => undefined} />,
      openShop({ of }),
    ),
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/photos\.test/)).toBeTruthy();
  await press('Show photos');
  const frame = screen.getByTitle('Photos of shoppers');
  expect(frame.getAttribute('src')).toBe('/en-us/social-gallery?page=product&containerId=c1&tag=NKTRAIL3');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(of.fakes.faults.times('media')).toBe(0);
  if (!(frame instanceof HTMLIFrameElement)) throw new TypeError('No frame');
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: 'gallery-failed', source: frame.contentWindow }));
  });
  await waitFor(() =>
    expect(of.fakes.monitoring.warnings).toContainEqual(
      expect.objectContaining({ component: 'social-gallery', id: 'c1' }),
    ),
  );
});

it('CNT-68 SOC-06 the gallery has the id of its container, and is gone with its view', async () => {
  const { container, unmount } = await act(async () =>
    renderInShop(<SocialGallery page="content" containerId="c1" onEmpty={() => undefined} />, openShop()),
  );
  await tile(1);
  expect(container.querySelector('#c1')).not.toBeNull();
  unmount();
  expect(document.querySelector('#c1')).toBeNull();
});
