import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { prepareMember, shoot } from '../support/account-visit.ts';
import { journeyOn, textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const { account } = textsOf('en-us');

test('RTE-26 ux 66 a guest who ordered creates an account from the confirmation, which then has the order', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3EMB');
    await journey.place();
    const number = await journey.isThanked();
    expect(await findingsOn(page)).toEqual([]);
    const { create, view } = journey.texts.confirmation.keep;
    await page.getByRole('button', { name: create }).click();
    const form = page.getByRole('dialog').getByRole('form', { name: account.create });
    const known = await Promise.all(
      [account.firstName, account.lastName, account.email].map((name) => form.getByLabel(name).inputValue()),
    );
    expect(known.map((value) => value !== '')).toEqual([true, true, true]);
    await form.getByLabel(account.email).fill(`ida-${process.pid}-${Date.now()}@example.org`);
    await form.getByLabel(account.password, { exact: true }).fill('Correct1Horse');
    await form.getByRole('button', { name: account.create }).click();
    await page.getByRole('dialog').getByRole('button', { name: account.dialogs.continue }).click();
    await expect.poll(() => page.getByRole('button', { name: create }).count()).toBe(0);
    await page.getByRole('link', { name: view }).click();
    await page.waitForURL('**/account/orders/*');
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.goto('/en-us/account/orders');
    await page.getByRole('link', { name: `View order ${number}` }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}, 60_000);

test('RTE-25 the facts of an order in a list wrap without a dot at the end or at the start of a line', () =>
  visit({ width: 375 }, async ({ page }) => {
    await prepareMember(page);
    await prepareOrder(page);
    await page.goto('/en-us/account/orders');
    const facts = page.getByRole('article').locator('header p').first();
    await facts.waitFor();
    const [date, number] = await facts.locator('span').evaluateAll((spans) =>
      spans.map((span) => {
        const { left, top } = span.getBoundingClientRect();
        return { left, top, dot: getComputedStyle(span, '::before').inlineSize };
      }),
    );
    if (date === undefined || number === undefined) throw new Error('The facts are not separate.');
    expect([number.top > date.top, number.left]).toEqual([true, date.left]);
    // The dots at the start of the lines are cut off.
    expect(await facts.evaluate((line) => getComputedStyle(line).clipPath)).toBe(`inset(0px 0px 0px ${date.dot})`);
    expect(date.left + parseFloat(date.dot)).toBeCloseTo((await page.getByRole('article').boundingBox())?.x ?? 0, 0);
    await shoot(page, 'entry');
  }));
