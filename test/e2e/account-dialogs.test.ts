import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { joinAt, shoot } from '../support/account-visit.ts';
import { layoutShiftOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { visit } from '../support/visit.ts';

const { account: texts, design } = textsOf('en-us');
const password = 'Correct1Horse';
let people = 0;
const newEmail = (): string => `eva-${process.pid}-${(people += 1)}@example.org`;

const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();

/** A link in the page's content, as an editor writes it. */
const addLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Join us';
    document.querySelector('main')?.prepend(link);
  }, href);

const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test.each([1280, 375])(
  'RTE-17 RTE-18 DLG-16 DLG-19 a link opens the sign-in dialog on its page, traps the focus, and Escape, Back and the close button return to the link, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/search?q=boot');
      await hydrated(page);
      await addLink(page, '#modal-sign-in');
      const link = page.getByRole('link', { name: 'Join us' });
      const dialog = page.getByRole('dialog', { name: texts.signIn });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => dialog.getByRole('button', { name: design.close }).click(),
      ]) {
        await link.click();
        await dialog.waitFor();
        expect(address(page)).toBe('/en-us/search?q=boot#modal-sign-in');
        expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        for (let press = 0; press < 30; press += 1) {
          await page.keyboard.press('Tab');
          // After the last control the focus leaves for the browser's own controls; the page then has it at its body.
          const isInside = await dialog.evaluate(
            (element) => element.contains(document.activeElement) || document.activeElement === document.body,
          );
          expect(isInside).toBe(true);
        }
        await leave();
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => address(page)).toBe('/en-us/search?q=boot');
        expect(await focused(page)).toBe('Join us');
      }
    });
  },
);

test('RTE-18 an address opens its dialog also before hydration and after a reload; an unknown name is ignored', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/cart#modal-sign-in');
    const dialog = page.getByRole('dialog', { name: texts.signIn });
    await dialog.waitFor();
    await page.reload();
    await dialog.getByRole('link', { name: texts.create }).click();
    await page.getByRole('dialog', { name: texts.create }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => address(page)).toBe('/en-us/cart');
    const warned = page.waitForEvent('console', (message) => message.text().includes('#modal-nothing'));
    await addLink(page, '#modal-nothing');
    await page.getByRole('link', { name: 'Join us' }).click();
    await warned;
    expect([address(page), await page.getByRole('dialog').count()]).toEqual(['/en-us/cart', 0]);
  });
});

test.each([1280, 375])(
  'DLG-16 AUTH-28 AUTH-06 sign-up and sign-in in dialogs over a product: the shopper stays there, the cart is merged, and the welcome and the confirmation open in turn, at %d pixels',
  async (width) => {
    const email = newEmail();
    await visit({ width }, async ({ page }) => {
      await journeyOn(page).buy('NKTRAIL3EMB');
      await page.keyboard.press('Escape');
      await addLink(page, '#modal-sign-up');
      await page.getByRole('link', { name: 'Join us' }).click();
      const form = page.getByRole('form', { name: texts.create });
      await form.getByLabel(texts.firstName).fill('Eva');
      await form.getByLabel(texts.lastName).fill('Holm');
      await form.getByLabel(texts.email).fill(email);
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await form.getByRole('button', { name: texts.create }).click();
      const welcome = page.getByRole('dialog', { name: 'Welcome, Eva' });
      await welcome.waitFor();
      await page.getByText('We added 1 item from this visit to your cart').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await welcome.getByRole('button', { name: texts.dialogs.continue }).click();
      await welcome.waitFor({ state: 'detached' });
      expect(address(page)).toBe('/en-us/p/NKTRAIL3EMB');
      expect(await focused(page)).toBe('Join us');
    });
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/p/NKTRAIL3EMB#modal-sign-in');
      const form = page.getByRole('form', { name: texts.signIn });
      await form.getByLabel(texts.email).fill(email);
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      await form.getByRole('button', { name: texts.signIn }).click();
      const confirmation = page.getByRole('dialog', { name: 'Hi, Eva' });
      await confirmation.waitFor();
      expect(address(page)).toBe('/en-us/p/NKTRAIL3EMB');
      await confirmation.waitFor({ state: 'detached' });
      await expect.poll(() => journeyOn(page).units()).toBe(1);
    });
  },
);

const signIn = async (page: Page, email = 'demo@nordkamm.test', typed = 'Nordkamm1'): Promise<void> => {
  const form = page.getByRole('dialog').getByRole('form', { name: texts.signIn });
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(typed);
  await form.getByRole('button', { name: texts.signIn }).click();
};

test.each([1280, 375])(
  'a guest signs in from the header and stays on the page; the header then shows the first name, after a reload without a shift and without the document, until the sign-out, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      const { shell } = textsOf('en-us');
      await recordLayoutShifts(page);
      const header = page.getByRole('banner');
      const menuButton = page.getByRole('button', { name: shell.menu, exact: true });
      const link =
        width === 375
          ? page.getByRole('dialog').getByRole('link', { name: /^Account/ })
          : header.getByRole('link', { name: /^Account/ });
      const openMenu = () => (width === 375 ? menuButton.click() : Promise.resolve());
      await page.goto('/en-us/c/footwear-1000');
      await hydrated(page);
      const path = address(page);
      // Before the engine has read the device, the link leads to the page of the account.
      await page.waitForLoadState('networkidle');
      await openMenu();
      await link.click();
      await page.getByRole('dialog', { name: texts.signIn }).waitFor();
      expect(address(page)).toBe(`${path}#modal-sign-in`);
      expect(await findingsOn(page)).toEqual([]);
      await signIn(page);
      await page.getByRole('dialog', { name: 'Hi, Demo' }).waitFor();
      expect(address(page)).toBe(path);
      await page.getByRole('dialog', { name: 'Hi, Demo' }).waitFor({ state: 'detached' });
      const document = await page.reload();
      expect(await document?.text()).not.toContain('Demo');
      await hydrated(page);
      await openMenu();
      await expect.poll(() => link.textContent()).toContain('Demo');
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      if (width !== 375) expect(await layoutShiftOf(page)).toBe(0);
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();
      await openMenu();
      await expect.poll(() => link.textContent()).not.toContain('Demo');
    });
  },
);

test('AUTH-27 when the service has ended the session, the next call asks to sign in above the page, which stays', async () => {
  await visit({ expectedStatuses: [401, 403] }, async ({ page, shop }) => {
    await page.goto('/en-us/account');
    // RTE-18: an address that only differs by its dialog is typed on the page.
    await page.waitForSelector('html[data-hydrated=true]');
    await page.goto('/en-us/account#modal-sign-in');
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
    await shop.order({ operation: 'account.profile', status: 403, errorId: 'AUT440', times: 2 });
    await page.goto('/en-us/account/');
    await page.reload();
    await page.getByRole('dialog', { name: texts.signIn }).waitFor();
    await shop.clearFaults();
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Hi, Demo' }).waitFor();
    expect(address(page)).toMatch(/^\/en-us\/account\/?$/);
  });
});

test.each([1280, 375])(
  'RTE-36 sign-in and sign-up are also pages, which link to each other and send a signed-in visitor to the account, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/sign-in');
      await page.getByRole('heading', { level: 1, name: texts.signIn }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await page.getByRole('link', { name: texts.create, exact: true }).click();
      const form = page.getByRole('form', { name: texts.create });
      await form.getByLabel(texts.firstName).fill('Eva');
      await form.getByLabel(texts.lastName).fill('Holm');
      await form.getByLabel(texts.email).fill(newEmail());
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      expect([address(page), await findingsOn(page)]).toEqual(['/en-us/sign-up', []]);
      await form.getByRole('button', { name: texts.create }).click();
      await page.getByRole('heading', { level: 1, name: 'Hi, Eva' }).waitFor();
      await page.goto('/en-us/sign-in');
      await page.waitForURL('**/en-us/account');
    });
  },
);

test.each([1280, 375])(
  'DLG-06 AUTH-19 AUTH-21 AUTH-22 AUTH-24 RTE-37 a forgotten password: the dialog has the typed e-mail and says the same for an unknown one, the link of the message sets a new password once, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [400, 401] }, async ({ page }) => {
      const email = newEmail();
      await page.goto('/en-us/sign-up');
      const join = page.getByRole('form', { name: texts.create });
      await join.getByLabel(texts.firstName).fill('Eva');
      await join.getByLabel(texts.lastName).fill('Holm');
      await join.getByLabel(texts.email).fill(email);
      await join.getByLabel(texts.password, { exact: true }).fill(password);
      await join.getByRole('button', { name: texts.create }).click();
      await page.getByRole('heading', { level: 1, name: 'Hi, Eva' }).waitFor();
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();

      const dialog = page.getByRole('dialog', { name: texts.forgot.title });
      for (const typed of ['unknown@example.org', email]) {
        await page.goto('/en-us/c/footwear-1000#modal-sign-in');
        await page.reload();
        const form = page.getByRole('form', { name: texts.signIn });
        await form.getByLabel(texts.email).fill(typed);
        await form.getByRole('link', { name: texts.forgot.link }).click();
        await dialog.waitFor();
        expect(await dialog.getByLabel(texts.email).inputValue()).toBe(typed);
        expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        await dialog.getByRole('button', { name: texts.forgot.send }).click();
        await dialog.getByText('If this e-mail is registered, we have sent a link.').waitFor();
        expect(await findingsOn(page)).toEqual([]);
      }

      const path = await mailedLink(page, { email, path: '/en-us/reset-password' });
      const reset = page.getByRole('form', { name: texts.reset.title });
      const choose = async (first: string, second: string): Promise<void> => {
        await page.goto(path);
        await reset.getByLabel(texts.reset.newPassword, { exact: true }).fill(first);
        await reset.getByLabel(texts.reset.repeatedPassword, { exact: true }).fill(second);
        await reset.getByRole('button', { name: texts.reset.save }).click();
      };
      await choose('Another2Horse', 'Another2horse');
      await reset.getByRole('link', { name: new RegExp(texts.reset.repeatedPassword) }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await choose('Another2Horse', 'Another2Horse');
      await page.getByText(texts.reset.done).waitFor();
      await page.waitForURL('**/en-us/sign-in');
      await choose('Third3Horse', 'Third3Horse');
      await reset.getByText('This link has expired. Please ask for a new one.').waitFor();
      await page.getByRole('link', { name: texts.reset.again }).click();
      await page.waitForURL('**/en-us/forgot-password');
      await page.goto('/en-us#modal-sign-in');
      await page.reload();
      await signIn(page, email, 'Another2Horse');
      await page.getByRole('dialog', { name: 'Hi, Eva' }).waitFor();
    });
  },
);

test.each([1280, 375])(
  'AUTH-08 DLG-05 DLG-19 SPC-02 SPC-07 an employee gets the terms right after the sign-in; Escape and the backdrop do not close them, a declined answer is asked again, and an accepted one is stored, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const email = await joinAt(page, '/en-us/account');
      await shop.employ(email);
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();
      const dialog = page.getByRole('dialog', { name: texts.employee.title });
      const open = async (): Promise<void> => {
        await page.goto('/en-us/c/footwear-1000');
        await hydrated(page);
        await addLink(page, '#modal-sign-in');
        await page.getByRole('link', { name: 'Join us' }).click();
        await signIn(page, email, password);
        await dialog.waitFor();
        await page.getByRole('dialog', { name: 'Hi, Pia' }).waitFor({ state: 'detached' });
      };
      await open();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      if (width === 375) await shoot(page, 'employee-terms');
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole('button', { name: texts.employee.decline }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/en-us/account');
      await page.getByRole('button', { name: texts.signOut }).click();
      await page.getByText(texts.signedOut).waitFor();
      await open();
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await dialog.getByRole('button', { name: texts.employee.accept }).click();
      expect(await (await saved).json()).toMatchObject({
        consumerDetails: {
          employee: { termsAccepted: true, termsAcceptedDate: new Date().toISOString().slice(0, 10) },
        },
      });
      await dialog.waitFor({ state: 'detached' });
    });
  },
);

test('DLG-18 a dialog that opens from a dialog appears within 250 ms', async () => {
  await visit({ context: { reducedMotion: 'no-preference' } }, async ({ page }) => {
    await page.goto('/en-us/cart#modal-sign-in');
    await page.getByRole('dialog').getByRole('link', { name: texts.forgot.link }).click();
    const dialog = page.getByRole('dialog', { name: texts.forgot.title });
    await dialog.waitFor();
    const durations = await dialog.evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(new Set(durations.split(', '))).toEqual(new Set(['0.25s']));
  });
});
