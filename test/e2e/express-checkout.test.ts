import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { prepareDefaults } from '../support/member-defaults.ts';
import { visit } from '../support/visit.ts';

test('CHK-01 CHK-02 CHK-03 CHK-25 a member with defaults opens checkout at the summary, changes the address without paying again, and orders although the fingerprint fails', () =>
  visit({ width: 375, expectedStatuses: [500] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const { checkout } = journey.texts;
    await prepareDefaults(page, { productId: 'NKTARN01CHK' });
    await shop.order({ operation: 'cart.fingerprint', status: 500, errorId: 'GEN500', times: 9 });
    await page.goto('/en-us/checkout');
    await journey.isAt('summary');
    expect(new URL(page.url()).search).toBe('?step=summary');
    const steps = page.getByRole('heading', { level: 2 });
    expect((await steps.allTextContents()).slice(0, 3)).toEqual(['Shipping', 'Billing', 'Summary']);
    await page.getByText(checkout.summary.checkExpress).waitFor();
    await page.getByText('500 Howard Street', { exact: true }).waitFor();
    await page
      .getByText(/Visa .*4242/)
      .first()
      .waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'express-summary');

    await page.getByRole('button', { name: 'Edit Shipping' }).click();
    await journey.isAt('shipping');
    await page.getByLabel(checkout.fields.line2).fill('Floor 4');
    await page.getByRole('button', { name: checkout.shipping.continue }).click();
    await journey.isAt('summary');
    await page.getByText('Floor 4').waitFor();
    await page
      .getByText(/Visa .*4242/)
      .first()
      .waitFor();
    await journey.place();
    await journey.isThanked();
    const fingerprints = shop.log.filter(({ path }) => path.includes('deviceFingerPrint'));
    expect(fingerprints.at(-1)?.status).toBe(500);
    await shop.clearFaults();
  }));
