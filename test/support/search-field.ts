import type { Page } from 'playwright';
import { journeyOn } from './journey.ts';

/** The search field, opened if it is in a panel. */
export const openSearch = async (page: Page, width: number) => {
  const { texts } = journeyOn(page);
  await page.locator('html[data-hydrated=true]').waitFor();
  if (width < 1024) await page.getByRole('button', { name: texts.shell.search, exact: true }).first().click();
  const field = page.getByRole('combobox', { name: texts.shell.search });
  await field.click();
  return { field, texts, list: page.getByRole('listbox', { name: texts.shell.suggestions }) };
};
