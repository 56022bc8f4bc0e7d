import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { MediaGallery } from '#ui/features/social/media-gallery.tsx';
import { buildStorefront } from '#test/support/storefront.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { run } from '#test/support/run.ts';
import { axeFindings } from '../../axe.ts';

const PHOTO = `/9j/${'A'.repeat(100)}`;
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * What the browser makes of a chosen file: `undefined` for one that it cannot decode. The test environment draws
 * nothing.
 */
let decoded: (string | undefined)[] = [];
beforeEach(() => {
  decoded = [];
  let current: string | undefined;
  vi.stubGlobal('createImageBitmap', async () => {
    current = decoded.length > 0 ? decoded.shift() : PHOTO;
    if (current === undefined) throw new DOMException('It is no picture', 'InvalidStateError');
    return { width: 10, height: 10, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob([bytesOf(current ?? '')], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async ({ isMember = true, streamId = 'NKTRAIL3' } = {}) => {
  const of = buildStorefront();
  if (isMember)
    await run(
      of.shop.account.signUp({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.org',
        password: 'Correct1Horse',
      }),
    );
  const onEmpty = vi.fn<() => void>();
  const shop = openShop({ of });
  const openLink = vi.fn<(href: string) => void>();
  shop.dialogs.address = { openLink, onClosed: () => undefined, onAdded: () => undefined };
  const view = await act(async () =>
    renderInShop(
      <Suspense>
        <MediaGallery source={{ _tag: 'stream', streamId }} productId="NKTRAIL3FJO" onEmpty={onEmpty} />
      </Suspense>,
      shop,
    ),
  );
  const share = await screen.findByRole('button', { name: 'Share a photo' });
  await act(async () => share.click());
  return { ...view, ...shop, onEmpty, openLink };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share a photo' }));
const choose = (form: Awaited<ReturnType<typeof dialog>>, name = 'rain.jpg') =>
  userEvent.upload(form.getByLabelText(/^Choose (a|another) photo$/), new File(['x'], name, { type: 'image/jpeg' }));
const send = (form: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(form.getByRole('button', { name: 'Share photo' }));

it('API-107 API-108 a member shares a photo with a caption and a name, and reads that it waits', async () => {
  const { container, fakes } = await open();
  const form = await dialog();
  await send(form);
  expect(form.getByText('Photo: Choose a photo')).toBeTruthy();
  expect(form.getByText('Caption: Describe your photo')).toBeTruthy();
  await choose(form);
  expect(await form.findByRole('img', { name: 'Your photo' })).toBeTruthy();
  await send(form);
  expect(await form.findByText('Caption: Describe your photo')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Caption' }), 'Rain all day');
  await userEvent.type(form.getByRole('textbox', { name: 'Nickname' }), 'Ada');
  await send(form);
  expect(await screen.findByText('Thank you. Your photo appears once we have checked it.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakes.media.uploaded).toEqual(['Rain all day']);
});

it('a file that is no photo is refused, by the browser or by the service', async () => {
  await open();
  const form = await dialog();
  decoded = [undefined];
  await choose(form, 'list.pdf');
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('This file is not a photo that can be read.'));
  decoded = ['AQID'];
  await choose(form);
  await form.findByRole('img', { name: 'Your photo' });
  await userEvent.type(form.getByRole('textbox', { name: 'Caption' }), 'Rain all day');
  await userEvent.type(form.getByRole('textbox', { name: 'Nickname' }), 'Ada');
  await send(form);
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('This file is not a photo that can be read.'));
});

it('a guest is asked to sign in first', async () => {
  const { fakes, openLink } = await open({ isMember: false });
  await waitFor(() => expect(openLink.mock.calls).toEqual([['#modal-sign-in']]));
  expect(screen.queryByRole('dialog', { name: 'Share a photo' })).toBeNull();
  expect(fakes.media.uploaded).toEqual([]);
});

it('a product without photos has the invitation, and its gallery stays', async () => {
  const { onEmpty } = await open({ streamId: 'NOSUCH99' });
  expect(screen.getByText('Out there with it? Show others.')).toBeTruthy();
  expect(onEmpty).not.toHaveBeenCalled();
});

it('what was typed stays when the dialog is closed and opened again, and when the session has ended', async () => {
  const { fakes, openLink } = await open();
  const form = await dialog();
  await choose(form);
  await userEvent.type(form.getByRole('textbox', { name: 'Caption' }), 'Rain all day');
  await userEvent.type(form.getByRole('textbox', { name: 'Nickname' }), 'Ada');
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Share a photo' }));
  const again = await dialog();
  expect(again.getByRole('textbox', { name: 'Caption' })).toHaveProperty('value', 'Rain all day');
  fakes.faults.failNext('upload', apiRefusal('AUT440', 403));
  await send(again);
  await waitFor(() => expect(openLink.mock.calls).toEqual([['#modal-sign-in']]));
  expect(again.getByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Ada');
});
