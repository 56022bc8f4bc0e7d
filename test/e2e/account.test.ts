import { expect, test } from 'vitest';
import { demoAccount } from '#adapters/backend/seed/demo-accounts.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { newEmail, prepareSignIn, sessionCookie } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { openAccount, createAccount, signInAs } from '../support/account-page.ts';

const tokenLike = /[A-Za-z0-9_-]{40,}/;

test('AUTH-06 AUTH-09 AUTH-10 AUTH-11 AUTH-13 AUTH-28 ux 46 a guest fills the cart, creates an account, signs out, and finds the cart again on another device, merged with the cart there', async () => {
  const email = newEmail();
  await visit({}, async ({ page, shop }) => {
    const guest = journeyOn(page);
    const { account } = guest.texts;
    await guest.prepare('NKTRAIL3EMB');
    const before = await sessionCookie(page);
    await createAccount(page, email);
    const welcome = page.getByRole('dialog', { name: 'Welcome, Ida' });
    await welcome.waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await welcome.getByRole('button', { name: account.dialogs.continue }).click();
    await welcome.waitFor({ state: 'detached' });
    await page.getByText('We added 1 item from this visit to your cart').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    expect([await guest.units(), await page.getByText(email).count()]).toEqual([1, 1]);
    expect(
      shop.log.filter(({ path }) => /auth\/(signup|token)$/.test(path.split('?')[0] ?? '')).at(-2)?.path,
    ).toContain('signup');
    // AUTH-13 A2: the cookie is new and unreadable for scripts, and no readable storage has a token.
    const after = await sessionCookie(page);
    expect([after === before, after === undefined]).toEqual([false, false]);
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect([readable.includes(after ?? ''), tokenLike.test(readable)]).toEqual([false, false]);

    await page.getByRole('button', { name: account.signOut }).click();
    await page.getByText(account.signedOut).waitFor();
    await page.waitForURL('**/en-us');
    expect(await guest.units()).toBe(0);
    await page.goto('/en-us/cart');
    await page.getByRole('heading', { name: guest.texts.cart.empty.title }).waitFor();
  });
  await visit({ width: 375 }, async ({ page }) => {
    const other = journeyOn(page);
    await other.prepare('NKSNOW01RST');
    await signInAs(page, email);
    // AUTH-28: the confirmation is shown for three seconds.
    const confirmation = page.getByRole('dialog', { name: 'Hi, Ida' });
    await confirmation.waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByText('We added 1 item from this visit to your cart').waitFor();
    await confirmation.waitFor({ state: 'detached' });
    await page.goto('/en-us/cart');
    await page.getByRole('heading', { name: 'Kamm Trail 3' }).waitFor();
    await expect.poll(() => other.units()).toBe(2);
    await openAccount(page);
    await page.getByRole('heading', { level: 1, name: 'Hi, Ida' }).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
  });
});

test('CART-44 AUTH-27 an open cart offers no sign-in once another tab has created an account, also if the message arrives before the change of the storage', () =>
  visit({}, async ({ page, context }) => {
    // Tabs may run in separate processes, which receive messages and storage changes in any order. The storage event is
    // stopped before any listener of the page.
    await page.addInitScript(() => {
      addEventListener('storage', (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      });
    });
    await page.goto('/en-us/cart');
    const entrance = page.getByRole('link', { name: journeyOn(page).texts.cart.empty.signIn });
    await entrance.waitFor();
    const held = await page.evaluateHandle(() => {
      const { getItem } = Storage.prototype;
      const before = localStorage.getItem('login');
      Storage.prototype.getItem = function (key) {
        return key === 'login' && this === localStorage ? before : getItem.call(this, key);
      };
      const arrived = new Promise((resolve) =>
        new BroadcastChannel('portico nordkamm-us').addEventListener('message', resolve, { once: true }),
      );
      const release = (): void => {
        Object.assign(Storage.prototype, { getItem });
        const newValue = localStorage.getItem('login');
        dispatchEvent(new StorageEvent('storage', { key: 'login', oldValue: before, newValue }));
      };
      return { arrived, release };
    });
    await createAccount(await context.newPage(), newEmail());
    await held.evaluate(({ arrived }) => arrived);
    await held.evaluate(({ release }) => release());
    await entrance.waitFor({ state: 'detached' });
  }));

test('CHK-13 a member finds name, e-mail and phone in the checkout, and orders', async () => {
  await visit({}, async ({ page }) => {
    const member = journeyOn(page);
    await prepareSignIn(page, { ...demoAccount, productId: 'NKTARN01CHK' });
    await page.goto('/en-us/checkout');
    await member.isAt('shipping');
    const { fields } = member.texts.checkout;
    const value = (label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => value(fields.email)).toBe('demo@nordkamm.test');
    expect([await value(fields.phone), await value(fields.firstName), await value(fields.lastName)]).toEqual([
      '(415) 555 - 2671',
      'Demo',
      'Kamm',
    ]);
    await member.ship();
    await member.pay();
    await member.place();
    expect(await member.isThanked()).toMatch(/\d{6,}/);
  });
});
