import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

test('a failing test reports the pending requests of its page, the console output, and the state of the page', async () => {
  const failed = visit({}, async ({ page }) => {
    const asked = page.waitForRequest('**/assets/entry-client*.js');
    // No response is ever sent.
    await page.route('**/assets/entry-client*.js', () => undefined);
    await page.goto('/en-us/cart', { waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => console.warn('low on units'));
    throw new Error('It failed.');
  });
  const { message } = await failed.then(
    () => new Error('It passed.'),
    (failure: Error) => failure,
  );
  expect(message).toMatch(/^It failed\./);
  expect(message).toMatch(/\/en-us\/cart\nhydrated: false\n/);
  expect(message).toMatch(/waiting for \d+ ms: GET \S+\/assets\/entry-client\S+\.js/);
  expect(message).toContain('console warning: low on units');
});

test('a visit whose page does not answer fails at its limit, with its report', async () => {
  const failed = visit({ limit: 2000 }, async ({ page }) => {
    await page.goto('/en-us/cart');
    await page.evaluate(() => new Promise(() => undefined));
  });
  const { message } = await failed.then(
    () => new Error('It passed.'),
    (failure: Error) => failure,
  );
  expect(message).toMatch(/^The visit did not end within 2000 ms\.\n\nPages of the visit:\nhttp\S+\/en-us\/cart\n/);
  expect(message).toMatch(/navigated: \S+\/en-us\/cart/);
});
