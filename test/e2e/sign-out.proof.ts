import { expect, test } from 'vitest';
import { openAt, prepareMember, sessionCookie } from '../support/account-visit.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test("AUTH-11 CHK-37 a sign-out that never reaches the shop signs out on this device: the next visit is a new guest's, and the member's draft is removed", async () => {
  await visit({ expectedStatuses: [502] }, async ({ page }) => {
    const member = journeyOn(page);
    const { account, checkout } = member.texts;
    await prepareMember(page, { productId: 'NKTARN01CHK' });
    await page.goto('/en-us/checkout');
    await member.isAt('shipping');
    const city = page.getByLabel(checkout.fields.city, { exact: true });
    await city.fill('Reno');
    await city.blur();
    const draft = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('checkout-address'));
    await expect.poll(draft).toContain('Reno');

    await openAt(page, '/en-us/account');
    const before = await sessionCookie(page);
    await page.route('**/auth/signout', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: account.signOut }).click();
    await page.getByText('You have been signed out', { exact: true }).waitFor();
    expect([await draft(), await member.units()]).toEqual([null, 0]);
    await openAt(page, '/en-us/account');
    await page.getByRole('form', { name: account.signIn }).waitFor();
    await member.buy('NKTARN01CHK');
    expect([await member.units(), (await sessionCookie(page)) === before]).toEqual([1, false]);
    await member.toCheckout();
    await page.getByRole('radio').first().waitFor();
    expect([
      await city.inputValue(),
      await page.getByLabel(checkout.fields.email, { exact: true }).inputValue(),
    ]).toEqual(['', '']);
  });
});

test('AUTH-11 CART-22 a cart that is open while another tab signs out is not copied into the cart of the guest', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    const member = journeyOn(page);
    await prepareMember(page, { productId: 'NKTARN01CHK' });
    await page.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    // The requests of the tab end before the member signs out.
    const saved = page.waitForResponse('**/saveForLater?**');
    await page.goto('/en-us/cart');
    await Promise.all([page.getByRole('textbox', { name: member.texts.design.quantity }).first().waitFor(), saved]);

    const other = await page.context().newPage();
    // The open tab misses the sign-out, so that its cart is outdated.
    await other.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await openAt(other, '/en-us/account');
    await other.getByRole('button', { name: member.texts.account.signOut }).click();
    await other.getByText('You have been signed out', { exact: true }).waitFor();

    await page.getByRole('button', { name: member.texts.design.increase }).first().click();
    await page.getByText('We could not find your cart. Please try again.').waitFor();
    await page.getByRole('heading', { level: 1, name: member.texts.cart.empty.title }).waitFor();
    await other.goto('/en-us/cart');
    await other.getByRole('heading', { level: 1, name: member.texts.cart.empty.title }).waitFor();
    await other.close();
  });
});
