import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

test('A test that fails says which requests of its page have no answer, what the console said, and what the page shows', async () => {
  const failed = visit({}, async ({ page }) => {
    const asked = page.waitForRequest('**/assets/entry-client*.js');
    // Never answered.
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
