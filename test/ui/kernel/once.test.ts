import { expect, test } from 'vitest';
import { once } from '#ui/kernel/once.ts';

test('once runs at the first call and gives the same promise afterwards', async () => {
  let runs = 0;
  const load = once(async () => (runs += 1));
  expect(runs).toBe(0);
  expect(load()).toBe(load());
  expect(await load()).toBe(1);
  expect(runs).toBe(1);
});

test('once forgets a failure, so that the next call tries again', async () => {
  let runs = 0;
  const load = once(async () => {
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
