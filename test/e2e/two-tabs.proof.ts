import { expect, test } from 'vitest';
import { openAt, prepareMember } from '../support/account-visit.ts';
import { journeyOn, type Journey } from '../support/journey.ts';
import { visit, watch, type Visit } from '../support/visit.ts';

const COUNT = 'header a[aria-label^="Cart"]';

test('CART-42 a cart changed in one tab is updated in the other one', () =>
  visit({}, async ({ page, context }) => {
    const product = '/en-us/p/NKTRAIL3FJO';
    const other = await context.newPage();
    const problems = await watch(other);
    for (const tab of [page, other]) await openAt(tab, product);
    const journey = journeyOn(page);
    await journey.chooseSize(2);
    await journey.addToCart();
    await expect.poll(() => other.locator(COUNT).getAttribute('aria-label')).toBe('Cart, 1 item');
    expect(problems).toEqual([]);
  }));

const productId = 'NKTARN01CHK';

/** Runs `visitPage` in a tab of a member with a product in the cart, then signs out in another one. */
const signOutElsewhere = async (
  { page, context }: Pick<Visit, 'page' | 'context'>,
  visitPage: (member: Journey, email: string) => Promise<void>,
): Promise<Journey> => {
  const member = journeyOn(page);
  const { account } = member.texts;
  const { email } = await prepareMember(page, { productId });
  await visitPage(member, email);
  const other = await context.newPage();
  await openAt(other, '/en-us/account');
  await other.getByRole('button', { name: account.signOut }).click();
  await other.getByText('You have been signed out', { exact: true }).waitFor();
  await page
    .getByRole('list', { name: member.texts.shell.toasts })
    .getByText(member.texts.shell.signedOutElsewhere)
    .waitFor();
  return member;
};

test('AUTH-10 AUTH-11 a product page shows a sign-out in another tab, with an empty cart', () =>
  visit({ expectedStatuses: [401, 404] }, async (tab) => {
    const member = await signOutElsewhere(tab, async ({ units }) => {
      await openAt(tab.page, `/en-us/p/${productId}`);
      await expect.poll(units).toBe(1);
    });
    await expect.poll(member.units).toBe(0);
    await tab.page.getByRole('heading', { level: 1, name: 'Tarn' }).waitFor();
  }));

test('AUTH-10 AUTH-11 the account page shows a sign-out in another tab, and offers to sign in again', () =>
  visit({ expectedStatuses: [401, 404] }, async (tab) => {
    const signedIn = { email: '' };
    const { texts } = await signOutElsewhere(tab, async (_, email) => {
      signedIn.email = email;
      await openAt(tab.page, '/en-us/account');
      await tab.page.getByText(email).waitFor();
    });
    await tab.page.getByRole('form', { name: texts.account.signIn }).waitFor();
    expect(await tab.page.getByText(signedIn.email).count()).toBe(0);
  }));

test('AUTH-09 AUTH-11 a checkout is left when its member signs out in another tab', () =>
  visit({ expectedStatuses: [401, 404] }, async (tab) => {
    await signOutElsewhere(tab, async ({ isAt, texts }, email) => {
      await tab.page.goto('/en-us/checkout');
      await isAt('shipping');
      await expect
        .poll(() => tab.page.getByLabel(texts.checkout.fields.email, { exact: true }).inputValue())
        .toBe(email);
    });
    await tab.page.waitForURL(/\/en-us$/);
    await expect.poll(() => tab.page.getByRole('main').locator('input[autocomplete~=email]').count()).toBe(0);
  }));

test('AUTH-09 AUTH-11 an order confirmation is left when its member signs out in another tab', () =>
  visit({ expectedStatuses: [401, 404] }, async (tab) => {
    await signOutElsewhere(tab, async ({ isAt, ship, pay, place, isThanked }) => {
      await tab.page.goto('/en-us/checkout');
      await isAt('shipping');
      await ship();
      await pay();
      await place();
      await isThanked();
    });
    await tab.page.waitForURL(/\/en-us$/);
  }));
