import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import { lazyUseCases } from '#adapters/composition/lazy-use-cases.ts';
import { failureOf, run } from '#test/support/run.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { makeFakeMonitoring } from '#core/testing/fake-observers.ts';

type Sums = {
  readonly add: (one: number, other: number) => Effect.Effect<number>;
  readonly refuse: (reason: string) => Effect.Effect<never, { readonly _tag: 'Refused'; readonly reason: string }>;
};

const sums: Sums = {
  add: (one, other) => Effect.succeed(one + other),
  refuse: (reason) => Effect.fail({ _tag: 'Refused', reason }),
};

/** Lazy sums whose first loads fail, with the count of loads. */
const lazySums = (failingLoads = 0) => {
  const monitoring = makeFakeMonitoring();
  let loads = 0;
  const load = async (): Promise<Sums> => {
    loads += 1;
    if (loads <= failingLoads) throw new TypeError('Failed to fetch dynamically imported module');
    return sums;
  };
  const useCases = lazyUseCases<Sums>(load, {
    monitoring,
    failureTexts: failureTextsOf('en-US'),
  });
  return { useCases, monitoring, loads: () => loads };
};

test('the result is not a promise', async () => {
  const { useCases } = lazySums();
  expect(await Promise.resolve(useCases)).toBe(useCases);
});

test('own members replace those that are loaded, and may call them', async () => {
  let loads = 0;
  const load = async (): Promise<Sums> => {
    loads += 1;
    return sums;
  };
  const ports = { monitoring: makeFakeMonitoring(), failureTexts: failureTextsOf('en-US') };
  const useCases = lazyUseCases<Sums>(load, ports, (lazy) => ({
    add: (one, other) => (one === 0 ? Effect.succeed(other) : Effect.orDie(lazy.add(one, other))),
  }));
  expect([await run(useCases.add(0, 2)), loads]).toEqual([2, 0]);
  expect([await run(useCases.add(1, 2)), loads]).toEqual([3, 1]);
  expect(await failureOf(useCases.refuse('no'))).toEqual({ _tag: 'Refused', reason: 'no' });
  expect(await Promise.resolve(useCases)).toBe(useCases);
});

test('nothing is loaded before the first call; simultaneous and later calls share one load', async () => {
  const { useCases, loads } = lazySums();
  const both = Effect.all([useCases.add(1, 2), useCases.add(3, 4)], { concurrency: 'unbounded' });
  expect(loads()).toBe(0);
  expect(await run(both)).toEqual([3, 7]);
  expect(await run(useCases.add(5, 6))).toBe(11);
  expect(loads()).toBe(1);
});

test('a failure of the use case is returned unchanged', async () => {
  const failure: ApiFailure | { readonly _tag: 'Refused' } = await failureOf(lazySums().useCases.refuse('no'));
  expect(failure).toEqual({ _tag: 'Refused', reason: 'no' });
});

test('a failed load is GEN500 without a status and a warning; the next call loads again', async () => {
  const { useCases, monitoring, loads } = lazySums(1);
  const both = Effect.all([Effect.flip(useCases.add(1, 2)), Effect.flip(useCases.add(3, 4))], {
    concurrency: 'unbounded',
  });
  for (const failure of await run(both))
    expect(failure).toMatchObject({ _tag: 'ApiFailure', errorId: 'GEN500', status: 0 });
  expect(monitoring.warnings[0]).toMatchObject({
    component: 'lazy-use-cases',
    message: expect.stringContaining('Failed to fetch dynamically imported module'),
  });
  expect(loads()).toBe(1);
  expect(await run(useCases.add(1, 2))).toBe(3);
  expect(loads()).toBe(2);
});
