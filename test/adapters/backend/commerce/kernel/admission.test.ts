import { expect, test, vi } from 'vitest';
import { makeAdmission } from '#adapters/backend/commerce/kernel/admission.ts';

/** Work that ends when the test releases it. */
const openWork = () => {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  let begun = false;
  return {
    work: () => {
      begun = true;
      return ended;
    },
    end: (value: string) => end(value),
    begun: () => begun,
  };
};

test('reliability G6 at most the limit runs at once, the rest in order of arrival', async () => {
  const admit = makeAdmission({ maxConcurrent: 1, maxWaitMs: 1000 });
  const [one, two, three] = [openWork(), openWork(), openWork()];
  const answers = [one, two, three].map(({ work }) => admit(work));
  await Promise.resolve();
  expect([one.begun(), two.begun(), three.begun()]).toEqual([true, false, false]);
  one.end('one');
  expect(await answers[0]).toBe('one');
  expect([two.begun(), three.begun()]).toEqual([true, false]);
  two.end('two');
  three.end('three');
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
});

test('reliability G6 a caller that waits too long is refused without starting, and its acquire is released', async () => {
  vi.useFakeTimers();
  try {
    const admit = makeAdmission({ maxConcurrent: 1, maxWaitMs: 100 });
    const [one, two] = [openWork(), openWork()];
    const first = admit(one.work);
    const second = admit(two.work);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toBeUndefined();
    one.end('one');
    await first;
    expect(two.begun()).toBe(false);
    expect(await admit(async () => 'three')).toBe('three');
  } finally {
    vi.useRealTimers();
  }
});

test('reliability G6 a caller that finds the queue full is refused immediately, and the queue keeps its length', async () => {
  const admit = makeAdmission({ maxConcurrent: 1, maxWaitMs: 60_000, maxQueue: 1 });
  const [one, two, three] = [openWork(), openWork(), openWork()];
  const [first, second] = [admit(one.work), admit(two.work)];
  expect(await admit(three.work)).toBeUndefined();
  expect([two.begun(), three.begun()]).toEqual([false, false]);
  one.end('one');
  two.end('two');
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  expect(await admit(async () => 'four')).toBe('four');
});

test('failed work releases its acquire', async () => {
  const admit = makeAdmission({ maxConcurrent: 1, maxWaitMs: 100 });
  await expect(admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await admit(async () => 'next')).toBe('next');
});
