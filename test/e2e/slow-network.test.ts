import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { prepareMember } from '../support/account-visit.ts';
import { holdRequests } from '../support/held-requests.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** CSS pixels that a control may move without leaving a pointer that is pressed on it. */
const MOST_PIXELS = 24;

const rangeOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** Records where an element is in each picture of the pages opened from now on, in CSS pixels from the top of the page. */
const recordTops = async (page: Page, selector: string): Promise<() => Promise<number[]>> => {
  await page.addInitScript((selected) => {
    const tops = new Set<number>();
    Reflect.set(globalThis, 'tops', tops);
    const look = (): void => {
      const box = document.querySelector(selected)?.getBoundingClientRect();
      if (box !== undefined) tops.add(Math.round(box.top + scrollY));
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () => page.evaluate((): number[] => [...Reflect.get(globalThis, 'tops')]);
};

test('CHK-12 on a slow network the billing step shows what can be pressed once it stays where it is', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    const release = await holdRequests(page, '**/paymentMethods');
    const topsOf = await recordTops(page, '[name=same-as-shipping]');
    await journey.toBilling('NKTRAIL3FJO');
    await page.getByText(/^Remaining to pay/).waitFor();
    const { billing } = journey.texts.checkout;
    const next = page.getByRole('button', { name: billing.continue });
    expect([await next.count(), await page.getByText(billing.sameAsShipping).count()]).toEqual([0, 0]);
    release();
    await next.waitFor();
    await journey.frame.getByLabel(journey.labels.number).waitFor();
    await page.getByRole('link', { name: journey.texts.tenders.own.signIn }).waitFor();
    expect(rangeOf(await topsOf())).toBeLessThanOrEqual(MOST_PIXELS);
  });
});

test('CHK-33 on a slow network the shipping step shows its button once the methods above it are known', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    const release = await holdRequests(page, '**/shippingMethod/**');
    const topsOf = await recordTops(page, '#main form button[type=submit]');
    const { shipping } = journey.texts.checkout;
    await journey.checkOut('NKTRAIL3FJO');
    await page.getByRole('form', { name: shipping.form }).getByRole('textbox').first().waitFor();
    expect(await page.getByRole('button', { name: shipping.continue }).count()).toBe(0);
    release();
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: shipping.continue }).waitFor();
    expect(rangeOf(await topsOf())).toBeLessThanOrEqual(MOST_PIXELS);
  });
});

test('on a slow network the button that deletes an account shows once what is above it is loaded', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { security } = journeyOn(page).texts;
    await prepareMember(page);
    const release = await holdRequests(page, '**/consumer/security');
    await page.goto('/en-us/account/security');
    await page.getByLabel(security.oldPassword).first().waitFor();
    const remove = page.getByRole('button', { name: security.deleteAccount });
    expect(await remove.count()).toBe(0);
    release();
    await remove.waitFor();
  });
});

test('PLP-05 on a slow network a filter that is pressed while another one loads is added to it, and the filters stay where they are', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { catalog } = journeyOn(page).texts;
    await page.goto('/en-us/c/clothing-2000');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('button', { name: catalog.filterAndSort }).click();
    const dialog = page.getByRole('dialog', { name: catalog.filterAndSort });
    const value = (name: string) => dialog.getByRole('link', { name: new RegExp(`^${name}`) });
    const release = await holdRequests(page, '**/en-us/c/clothing-2000/_payload.json?*');
    const topOf = async () => (await value('Beige').boundingBox())?.y;
    const before = await topOf();
    await value('Gray').click();
    await value('Beige').click();
    release();
    await page.waitForURL(/filter\.color=[a-z]+,[a-z]+/);
    await expect.poll(() => dialog.locator('[aria-current=true]').count()).toBe(2);
    expect(await topOf()).toBe(before);
    await dialog.getByRole('link', { name: catalog.clearAll }).click();
    await expect.poll(() => dialog.locator('[aria-current=true]').count()).toBe(0);
  });
});
