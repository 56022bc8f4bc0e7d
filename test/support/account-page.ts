import type { Page } from 'playwright';
import { openAt, password } from './account-visit.ts';
import { journeyOn } from './journey.ts';

/** Opens the account page, which shows the forms of sign-in and sign-up to a guest. */
export const openAccount = async (page: Page) => {
  await openAt(page, '/en-us/account');
  return journeyOn(page).texts.account;
};

/** Creates an account by the form. */
export const createAccount = async (page: Page, email: string): Promise<void> => {
  const texts = await openAccount(page);
  const form = page.getByRole('form', { name: texts.create });
  await form.getByLabel(texts.firstName).fill('Ida');
  await form.getByLabel(texts.lastName).fill('Berg');
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: texts.create }).click();
  await page.getByRole('heading', { level: 1, name: 'Hi, Ida' }).waitFor();
};

/** Fills in and sends the form of the sign-in. */
export const signInAs = async (page: Page, email: string, typed: string = password): Promise<void> => {
  const texts = await openAccount(page);
  const form = page.getByRole('form', { name: texts.signIn });
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(typed);
  await form.getByRole('button', { name: texts.signIn }).click();
};
