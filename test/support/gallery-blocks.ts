import type { Locator, Page } from 'playwright';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Opens the component gallery, which shows the samples of all blocks. */
export const openGallery = async (page: Page): Promise<void> => {
  await page.goto('/en-us/__kit');
  await page.locator('html[data-hydrated=true]').waitFor();
};

/** The block of the gallery that has this heading. */
export const blockOf = (page: Page, title: string): Locator =>
  page.locator('main [data-block]').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
};

export const bottom = ({ y, height }: Box): number => y + height;
export const right = ({ x, width }: Box): number => x + width;
