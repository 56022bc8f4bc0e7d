import { join } from 'node:path';
import type { Page } from 'playwright';
import { journeyOn } from './journey.ts';

/** The password of the accounts that `joinAt` makes. */
export const password = 'Correct1Horse';

let people = 0;

/** Takes pictures of a page at three widths, for a person who wants to look at them (`PORTICO_SHOTS` is their folder). */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const shots = process.env['PORTICO_SHOTS'];
  if (shots === undefined) return;
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
  }
};

/** Opens a page of the account as a guest, and creates an account there. Returns its email address. */
export const joinAt = async (page: Page, path: string): Promise<string> => {
  const email = `pia-${process.pid}-${(people += 1)}@example.org`;
  const texts = journeyOn(page).texts.account;
  await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
  const form = page.getByRole('form', { name: texts.create });
  await form.getByLabel(texts.firstName).fill('Pia');
  await form.getByLabel(texts.lastName).fill('Holm');
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: texts.create }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return email;
};
