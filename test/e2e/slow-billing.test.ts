import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** CSS pixels that a control may move without leaving a pointer that is pressed on it. */
const MOST_PIXELS = 24;

test('CHK-12 on a slow network the billing step shows what can be pressed once it stays where it is', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    const methods = Promise.withResolvers<void>();
    await page.route('**/paymentMethods', async (route) => {
      await methods.promise;
      await route.continue();
    });
    // Where the checkbox was in each picture of the page, from the top of the document.
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Reflect.set(globalThis, 'tops', tops);
      const look = (): void => {
        const box = document.querySelector('[name=same-as-shipping]')?.getBoundingClientRect();
        if (box !== undefined) tops.add(Math.round(box.top + scrollY));
        requestAnimationFrame(look);
      };
      look();
    });
    await journey.toBilling('NKTRAIL3FJO');
    await page.getByText(/^Remaining to pay/).waitFor();
    const { billing } = journey.texts.checkout;
    const next = page.getByRole('button', { name: billing.continue });
    expect([await next.count(), await page.getByText(billing.sameAsShipping).count()]).toEqual([0, 0]);
    methods.resolve();
    await next.waitFor();
    await journey.frame.getByLabel(journey.labels.number).waitFor();
    await page.getByRole('link', { name: journey.texts.tenders.own.signIn }).waitFor();
    const tops = await page.evaluate((): number[] => [...Reflect.get(globalThis, 'tops')]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(MOST_PIXELS);
  });
});
