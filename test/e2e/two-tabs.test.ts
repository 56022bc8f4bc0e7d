import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journeyOn, type Journey } from '../support/journey.ts';
import { visit, watch, type Visit } from '../support/visit.ts';

const COUNT = 'header a[aria-label^="Cart"]';

test('CART-42 a cart changed in one tab is updated in the other one', () =>
  visit({}, async ({ page, context }) => {
    const product = '/en-us/p/NKTRAIL3FJO';
    const other = await context.newPage();
    const problems = await watch(other);
    for (const tab of [page, other]) {
      await tab.goto(product);
      await tab.waitForSelector('html[data-hydrated=true]');
    }
    const journey = journeyOn(page);
    await journey.chooseSize(2);
    await journey.addToCart();
    await expect.poll(() => other.locator(COUNT).getAttribute('aria-label')).toBe('Cart, 1 item');
    expect(problems).toEqual([]);
  }));

/** Signs in, runs `visitPage` in one tab, then signs out in another one. */
const signOutElsewhere = async (
  { page, context }: Pick<Visit, 'page' | 'context'>,
  visitPage: (member: Journey) => Promise<void>,
): Promise<Journey> => {
  const member = journeyOn(page);
  const { account } = member.texts;
  const openAccount = async (tab: Page): Promise<void> => {
    await tab.goto('/en-us/account');
    await tab.waitForSelector('html[data-hydrated=true]');
  };
  await openAccount(page);
  const form = page.getByRole('form', { name: account.signIn });
  await form.getByLabel(account.email).fill('demo@nordkamm.test');
  await form.getByLabel(account.password, { exact: true }).fill('Nordkamm1');
  await form.getByRole('button', { name: account.signIn }).click();
  await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
  await visitPage(member);
  const other = await context.newPage();
  await openAccount(other);
  await other.getByRole('button', { name: account.signOut }).click();
  await other.getByText('You have been signed out', { exact: true }).waitFor();
  await page
    .getByRole('list', { name: member.texts.shell.toasts })
    .getByText(member.texts.shell.signedOutElsewhere)
    .waitFor();
  return member;
};

test('AUTH-10 AUTH-11 a product page shows a sign-out in another tab, with an empty cart', () =>
  visit({ expectedStatuses: [404] }, async (tab) => {
    const member = await signOutElsewhere(tab, async ({ buy }) => buy('NKTARN01CHK'));
    await expect.poll(member.units).toBe(0);
    await tab.page.getByRole('heading', { level: 1, name: 'Tarn' }).waitFor();
  }));

test('AUTH-10 AUTH-11 the account page shows a sign-out in another tab, and offers to sign in again', () =>
  visit({ expectedStatuses: [404] }, async (tab) => {
    const { texts } = await signOutElsewhere(tab, async () => undefined);
    await tab.page.getByRole('form', { name: texts.account.signIn }).waitFor();
    expect(await tab.page.getByText('demo@nordkamm.test').count()).toBe(0);
  }));

test('AUTH-09 AUTH-11 a checkout is left when its member signs out in another tab', () =>
  visit({ expectedStatuses: [404] }, async (tab) => {
    await signOutElsewhere(tab, async ({ buy, toCheckout, texts }) => {
      await buy('NKTARN01CHK');
      await toCheckout();
      await expect
        .poll(() => tab.page.getByLabel(texts.checkout.fields.email, { exact: true }).inputValue())
        .toBe('demo@nordkamm.test');
    });
    await tab.page.waitForURL(/\/en-us$/);
    await expect.poll(() => tab.page.locator('input[autocomplete~=email]').count()).toBe(0);
  }));

test('AUTH-09 AUTH-11 an order confirmation is left when its member signs out in another tab', () =>
  visit({ expectedStatuses: [404] }, async (tab) => {
    await signOutElsewhere(tab, async ({ buy, toCheckout, ship, pay, place, isThanked }) => {
      await buy('NKTARN01CHK');
      await toCheckout();
      await ship();
      await pay();
      await place();
      await isThanked();
    });
    await tab.page.waitForURL(/\/en-us$/);
  }));
