import type { Page } from 'playwright';
import { journeyOn } from './journey.ts';

/** Opens a product and returns the texts of its page. */
export const openProduct = async (page: Page, id: string) => {
  await page.goto(`/en-us/p/${id}`);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page).texts;
};
