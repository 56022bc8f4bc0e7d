import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { warranty: texts } = textsOf('en-us');

test('RTE-44 ORD-23 VAL-17 without an order the product number is typed, and a purchase in the future is refused at its field', () =>
  visit({}, async ({ page }) => {
    await page.goto('/en-us/warranty');
    const form = page.getByRole('form', { name: texts.title });
    await form.getByLabel(texts.productNumber).fill('nktrail3fjo');
    await form.getByLabel(texts.purchaseDate).fill('01/01/2999');
    await form.getByLabel(texts.description).fill('The zipper does not close any more.');
    await form.getByLabel(texts.email).fill('ida-warranty@example.org');
    await form.getByRole('button', { name: texts.send }).click();
    await form.getByRole('link', { name: /Date must be same or before/ }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await shoot(page, 'warranty-typed');
    await form.getByLabel(texts.purchaseDate).fill('01/01/2026');
    await form.getByRole('button', { name: texts.send }).click();
    await page.getByRole('region', { name: texts.sent.title }).waitFor();
  }));
