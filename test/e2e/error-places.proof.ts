import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { families } from '#core/failures/error-catalog.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { topWhenOrdering } from '#core/failures/placement.ts';
import { pageLanguageOf, texts as providerTexts } from '#adapters/backend/payments/texts.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { shoot } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { decoded } from '../support/decoded.ts';
import { journeyOn, openCart } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { errors } = failureTextsOf('en-US');
const textOf = (errorId: string): string => new Map(Object.entries(errors)).get(errorId) ?? `No text of ${errorId}`;
const expectedStatuses = [400, 404, 409];

/** The step to which checkout returns, where it is not the summary. */
const steps: { readonly [errorId: string]: 'shipping' | 'billing' } = {
  PAY400: 'billing',
  PYT400: 'billing',
  PYT402: 'billing',
  PYT404: 'billing',
  FE309: 'billing',
  BIL400: 'billing',
  BILL410: 'billing',
  PAY401: 'shipping',
  SHP404: 'shipping',
  SHP500: 'shipping',
};

/** What describes a field: its hint and its message. */
const descriptionsOf = (field: Locator): Promise<readonly string[]> =>
  field.evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '');
  });

/** Waits until a field is invalid and names a message. */
const isRefused = async (field: Locator, message: string): Promise<void> => {
  await expect.poll(() => descriptionsOf(field)).toContain(message);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
};

test(
  'CHK-27 CHK-28 ERR-25 PR-37 each refusal of an order is explained on top, with the focus, at the step where it is corrected, and what was typed stays',
  () =>
    visit({ expectedStatuses }, async ({ page, shop }) => {
      const journey = journeyOn(page);
      const { texts, shopper } = journey;
      await journey.toBilling('NKTRAIL3FJO');
      await journey.pay();
      for (const errorId of topWhenOrdering) {
        const status = errorId === 'BSK404' ? 404 : 400;
        await shop.order({ operation: 'checkout.placeOrder', status, errorId, times: 1 });
        await journey.place();
        const step = steps[errorId] ?? 'summary';
        const notice = page
          .getByRole('main')
          .getByRole('alert')
          .filter({ hasText: textOf(errorId) });
        await notice.waitFor();
        await journey.isAt(step);
        expect([errorId, await notice.evaluate((node) => node === document.activeElement)]).toEqual([errorId, true]);
        if (step === 'shipping') {
          expect(await page.getByLabel(texts.checkout.fields.line1).first().inputValue()).toBe(shopper.line1);
          await page.getByRole('button', { name: texts.checkout.shipping.continue }).click();
          await journey.isAt('billing');
        }
        if (step !== 'summary') {
          expect(await journey.frame.getByLabel(journey.labels.number).inputValue()).toBe('4242 4242 4242 4242');
          await page.getByRole('button', { name: texts.checkout.billing.continue }).click();
          await journey.isAt('summary');
        } else await notice.getByRole('button', { name: texts.design.dismiss }).click();
        expect(await notice.count()).toBe(0);
      }
      for (const errorId of ['TAX309', 'CHK320', 'ORD415']) {
        await shop.order({ operation: 'checkout.placeOrder', status: 400, errorId, times: 1 });
        await journey.place();
        const toast = page.getByText(textOf(errorId), { exact: true });
        await toast.waitFor();
        expect(await page.getByRole('main').getByText(textOf(errorId), { exact: true }).count()).toBe(0);
        await journey.isAt('summary');
      }
      // A tender that cannot pay is explained where it is changed.
      await shop.order({ operation: 'checkout.placeOrder', status: 400, errorId: 'GFC400', times: 1 });
      await journey.place();
      await journey.isAt('billing');
      await isRefused(page.getByRole('textbox', { name: texts.tenders.form.cardNumber }), textOf('GFC400'));
      await shop.clearFaults();
    }),
  120_000,
);

test('PAY-16 FE309 the provider shows at the expiry date that the shop refuses it, and the card stays as it was typed', () =>
  visit({ expectedStatuses, width: 375 }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.toBilling('NKTRAIL3FJO');
    await journey.typeCard('4242424242424242');
    await shop.order({ operation: 'cart.addPaymentInstrument', status: 400, errorId: 'FE309', times: 1 });
    await page.getByRole('button', { name: journey.texts.checkout.billing.continue }).click();
    const expiry = journey.frame.getByLabel(journey.labels.expiry);
    await isRefused(expiry, providerTexts[pageLanguageOf('en-us')].problems.expiry);
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('FE309') })
      .waitFor();
    expect([await expiry.inputValue(), await journey.frame.getByLabel(journey.labels.number).inputValue()]).toEqual([
      '12/39',
      '4242 4242 4242 4242',
    ]);
    await shoot(page, 'expiry-refused');
    await expiry.fill('11/39');
    await page.getByRole('button', { name: journey.texts.checkout.billing.continue }).click();
    await journey.isAt('summary');
  }));

test(
  'PR-37 ERR-23 each refusal of a gift card is at its number, of a reward at its code, and what was typed stays',
  () =>
    visit({ expectedStatuses, width: 375 }, async ({ page, shop }) => {
      const journey = journeyOn(page);
      const { giftCards, form, own } = journey.texts.tenders;
      await journey.toBilling('NKTRAIL3FJO');
      await page.getByRole('button', { name: giftCards.use, exact: true }).click();
      const number = page.getByRole('textbox', { name: form.cardNumber });
      const pin = page.getByRole('textbox', { name: form.pin, exact: true });
      await number.fill('6010000000000025');
      await pin.fill('1234');
      for (const errorId of Object.keys(families.giftCard))
        for (const [operation, name] of [
          ['cart.addPaymentInstrument', giftCards.apply],
          ['cart.checkGiftCard', form.check],
        ] as const) {
          await shop.order({ operation, status: 400, errorId, times: 1 });
          await page.getByRole('button', { name, exact: true }).click();
          await isRefused(number, textOf(errorId));
          expect([await number.inputValue(), await pin.inputValue()]).toEqual(['6010 0000 0000 0025', '1234']);
        }
      await shoot(page, 'gift-card-refused');
      expect(await findingsOn(page)).toEqual([]);
      await page.getByRole('button', { name: giftCards.use, exact: true }).click();

      await page.getByRole('button', { name: own.useReward, exact: true }).click();
      const code = page.getByLabel(own.rewardCode);
      await code.fill('REWARD1');
      for (const errorId of Object.keys(families.reward)) {
        await shop.order({ operation: 'loyalty.applyReward', status: 400, errorId, times: 1 });
        await page.getByRole('button', { name: own.apply, exact: true }).click();
        await isRefused(code, textOf(errorId));
        expect(await code.inputValue()).toBe('REWARD1');
      }
      await shoot(page, 'reward-refused');
      expect(await findingsOn(page)).toEqual([]);
      await shop.clearFaults();
    }),
  60_000,
);

test(
  'CART-29 PR-37 each refusal of a promo code is at its field, and of a line inside its box',
  () =>
    visit({ expectedStatuses, width: 375 }, async ({ page, shop }) => {
      const texts = await openCart(page);
      const { promo } = texts.cartSections;
      await page.getByRole('button', { name: texts.cart.promoCode }).click();
      const field = page.getByRole('textbox', { name: promo.label });
      for (const errorId of Object.keys(families.promotion)) {
        await field.fill('SAVE10');
        await shop.order({ operation: 'promoCodes.apply', status: 400, errorId, times: 1 });
        await field.press('Enter');
        await isRefused(field, textOf(errorId));
        expect(await field.inputValue()).toBe('SAVE10');
      }
      await shoot(page, 'promo-code-refused');
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox', { name: texts.design.quantity }) });
      for (const errorId of ['ORD404', 'INV702', 'PRC400']) {
        await shop.order({ operation: 'cart.updateItem', status: 400, errorId, times: 1 });
        await line.getByRole('button', { name: texts.design.increase }).click();
        await line.getByText(textOf(errorId), { exact: true }).waitFor();
        expect(await page.getByText(textOf(errorId), { exact: true }).count()).toBe(1);
      }
      await shoot(page, 'line-refused');
      expect(await findingsOn(page)).toEqual([]);
      await shop.clearFaults();
    }),
  60_000,
);

test('CART-21 GWP403 a gift that cannot be added is refused beside its choice, which stays', () =>
  visit({ expectedStatuses, width: 375 }, async ({ page, shop }) => {
    await page.route('**/api/cart/v1/cart/*', async (route) => {
      const answer = await route.fetch();
      const cart = decoded(CartWire, await answer.json());
      const choices = cart.items.map((item) => ({ ...item, sku: 'NKSNOW01RST-OS', size: 'One size', available: true }));
      const giftOffers = [{ promotionId: 'gift', promotionName: 'A beanie for you', choices }];
      await route.fulfill({ response: answer, json: { ...cart, giftOffers } });
    });
    const { gifts } = (await openCart(page)).cartSections;
    await page.getByRole('button', { name: gifts.choose }).click();
    const dialog = page.getByRole('dialog', { name: gifts.title });
    await shop.order({ operation: 'cart.addItem', status: 400, errorId: 'GWP403', times: 1 });
    await dialog.getByRole('button', { name: gifts.add }).click();
    await dialog.getByText(textOf('GWP403'), { exact: true }).waitFor();
    expect(await dialog.getByRole('radio').isChecked()).toBe(true);
    await shoot(page, 'gift-refused');
    expect(await findingsOn(page)).toEqual([]);
  }));
