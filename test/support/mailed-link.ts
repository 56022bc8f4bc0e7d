import { expect } from 'vitest';
import type { Page } from 'playwright';

/** Waits for a message to an address with a link whose path begins so; returns the whole path of the link with its query. */
export const mailedLink = async (
  page: Page,
  { email, path }: { readonly email: string; readonly path: string },
): Promise<string> => {
  const read = async (address: string): Promise<string> => (await page.request.get(address)).text();
  const link = new RegExp(`href="[^"]*?(${path}[^"]+)"`);
  const found = { path: '' };
  await expect
    .poll(async () => {
      const list = await read(`/__mail?to=${encodeURIComponent(email)}`);
      for (const [, id = ''] of list.matchAll(/\/__mail\/([\w-]+)"/g)) {
        const href = link.exec(await read(`/__mail/${id}/html`))?.[1];
        if (href !== undefined) found.path = href.replaceAll('&amp;', '&');
      }
      return found.path;
    })
    .not.toBe('');
  return found.path;
};
