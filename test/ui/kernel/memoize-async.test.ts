import { expect, test } from 'vitest';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';

test('memoizeAsync runs at the first call and returns the same promise afterwards', async () => {
  let runs = 0;
  const load = memoizeAsync(async () => (runs += 1));
  expect(runs).toBe(0);
  expect(load()).toBe(load());
  expect(await load()).toBe(1);
  expect(runs).toBe(1);
});

test('memoizeAsync drops a failure, so that the next call retries', async () => {
  let runs = 0;
  const load = memoizeAsync(async () => {
    runs += 1;
    if (runs === 1) throw new Error('offline');
    return runs;
  });
  const [first, second] = [load(), load()];
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(await load()).toBe(2);
  expect(await load()).toBe(2);
});
