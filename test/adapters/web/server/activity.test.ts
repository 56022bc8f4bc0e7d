import { expect, test } from 'vitest';
import { makeActivity } from '#adapters/web/server/activity.ts';

test('it is idle when no request is served and none was for long enough, also after a failed one', async () => {
  let now = 0;
  const activity = makeActivity(100, () => now);
  expect(activity.isQuiet()).toBe(false);
  now = 100;
  expect(activity.isQuiet()).toBe(true);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = activity.watch(() => promise)(new Request('http://shop.test'));
  now = 500;
  expect(activity.isQuiet()).toBe(false);
  resolve(new Response());
  await answer;
  expect(activity.isQuiet()).toBe(false);
  now = 600;
  expect(activity.isQuiet()).toBe(true);
  await expect(
    activity.watch(() => Promise.reject(new Error('down')))(new Request('http://shop.test')),
  ).rejects.toThrow('down');
  now = 700;
  expect(activity.isQuiet()).toBe(true);
});
