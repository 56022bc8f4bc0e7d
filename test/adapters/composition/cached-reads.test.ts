import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, test } from 'vitest';
import { keepFor, makeCachedReads } from '#adapters/composition/cached-reads.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import { runOnTestClock } from '#test/support/run.ts';

const down = { _tag: 'Down' } as const;
const gone = { _tag: 'Gone' } as const;

/** A source that counts its reads, and returns what the test has set. */
const openSource = () => {
  let readings = 0;
  let answer: Effect.Effect<number, typeof down | typeof gone> = Effect.succeed(0);
  const keep = keepFor<number>({ freshMs: 5000, staleMs: 60_000, isGone: (failure) => failure === gone });
  return {
    readings: () => readings,
    says: (next: typeof answer) => void (answer = next),
    read: keep(
      Effect.suspend(() => {
        readings += 1;
        return answer;
      }),
    ),
  };
};

describe('shared data of pages', () => {
  test('is read once while it is fresh, and once more afterwards', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, readings, says } = openSource();
        expect([yield* read, yield* read]).toEqual([0, 0]);
        says(Effect.succeed(1));
        yield* TestClock.adjust(4999);
        expect([yield* read, readings()]).toEqual([0, 1]);
        yield* TestClock.adjust(1);
        expect([yield* read, yield* read, readings()]).toEqual([1, 1, 2]);
      }),
    ));

  test('4B is the last good copy while its source fails; the source is retried once a second, not by every page', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, readings, says } = openSource();
        yield* read;
        says(Effect.fail(down));
        yield* TestClock.adjust(5000);
        expect([yield* read, yield* read, yield* read, readings()]).toEqual([0, 0, 0, 2]);
        says(Effect.succeed(2));
        yield* TestClock.adjust(1000);
        expect([yield* read, readings()]).toEqual([2, 3]);
      }),
    ));

  test('R20 delays no page by more than 300 ms while its source hangs', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, says } = openSource();
        yield* read;
        says(Effect.never);
        yield* TestClock.adjust(5000);
        const waiting = yield* Effect.forkChild(read);
        yield* TestClock.adjust(300);
        expect(waiting.pollUnsafe()).toMatchObject({ _tag: 'Success', value: 0 });
      }),
    ));

  test('R20 a refresh that outlasts the wait of a page is used when it ends, and no second one runs in parallel', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, readings, says } = openSource();
        yield* read;
        says(Effect.delay(Effect.succeed(1), 2500));
        yield* TestClock.adjust(5000);
        const waiting = yield* Effect.forkChild(read);
        yield* TestClock.adjust(300);
        expect(waiting.pollUnsafe()).toMatchObject({ _tag: 'Success', value: 0 });
        yield* TestClock.adjust(1500);
        expect([yield* read, readings()]).toEqual([0, 2]);
        yield* TestClock.adjust(1000);
        expect([yield* read, readings()]).toEqual([1, 2]);
      }),
    ));

  test('R20 a refresh that never ends is given up, and another one starts', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, readings, says } = openSource();
        yield* read;
        says(Effect.never);
        yield* TestClock.adjust(5000);
        const waiting = yield* Effect.forkChild(read);
        yield* TestClock.adjust(10_000);
        expect(waiting.pollUnsafe()).toMatchObject({ _tag: 'Success', value: 0 });
        says(Effect.succeed(2));
        expect([yield* read, readings()]).toEqual([2, 3]);
      }),
    ));

  test('CNT-74 is dropped at the next read after its source returns not found, while an outage keeps it', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, says } = openSource();
        yield* read;
        says(Effect.fail(down));
        yield* TestClock.adjust(5000);
        expect(yield* read).toBe(0);
        says(Effect.fail(gone));
        yield* TestClock.adjust(1000);
        expect(yield* Effect.flip(read)).toEqual(gone);
        says(Effect.fail(down));
        yield* TestClock.adjust(1000);
        expect(yield* Effect.flip(read)).toEqual(down);
        says(Effect.succeed(4));
        yield* TestClock.adjust(1000);
        expect(yield* read).toBe(4);
      }),
    ));

  test('fails as its source does while there is no copy, and once the copy is too old', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { read, says } = openSource();
        says(Effect.fail(down));
        expect(yield* Effect.flip(read)).toEqual(down);
        says(Effect.succeed(3));
        yield* read;
        says(Effect.fail(down));
        yield* TestClock.adjust(65_001);
        expect(yield* Effect.flip(read)).toEqual(down);
      }),
    ));
});

describe('shared data of one site', () => {
  let calls = 0;
  const counted = Effect.sync(() => void (calls += 1));
  const page = { id: 'p', name: 'home', sections: [], seo: { title: '', description: '' } } as const;
  const gateway: ContentGateway = {
    page: () => counted.pipe(Effect.as(page)),
    namedPage: () => counted.pipe(Effect.as(page)),
    category: () => counted.pipe(Effect.as({ promos: [] })),
    product: () => counted.pipe(Effect.as([])),
    fragment: () => counted.pipe(Effect.as([])),
    children: () => counted.pipe(Effect.as([])),
    showcase: () => counted.pipe(Effect.as([])),
    articles: () => counted.pipe(Effect.as({ result: [], facets: [], numFound: 0 })),
    menu: counted.pipe(Effect.as([])),
    footer: counted.pipe(Effect.as({ columns: [], legalLine: '' })),
    utility: counted.pipe(Effect.as({ utility: [] })),
    popUps: counted.pipe(Effect.as([])),
    locations: counted.pipe(Effect.as([])),
  };

  test('menu, footer and utility links are shared, pages are not', async () => {
    calls = 0;
    const { content } = makeCachedReads();
    // Another gateway for each page, because every request has its own.
    for (let turn = 0; turn < 3; turn += 1)
      await Effect.runPromise(
        Effect.all([content({ ...gateway }).menu, content({ ...gateway }).footer, content({ ...gateway }).utility]),
      );
    expect(calls).toBe(3);
    for (let turn = 0; turn < 3; turn += 1) await Effect.runPromise(content(gateway).page('home'));
    expect(calls).toBe(6);
  });

  test.each([
    [404, false],
    [503, true],
    [0, true],
  ])('CNT-74 a menu with the response %d stays: %s', (status, stays) =>
    runOnTestClock(
      Effect.gen(function* () {
        const { content } = makeCachedReads();
        const entry = { id: 'a', title: 'A', url: '/a', children: [] };
        const refused: ApiFailure = { _tag: 'ApiFailure', status, errorId: 'API404', message: '', request: 'GET menu' };
        const menuOf = (menu: ContentGateway['menu']) => content({ ...gateway, menu }).menu;
        yield* menuOf(Effect.succeed([entry]));
        yield* TestClock.adjust(5000);
        expect(yield* menuOf(Effect.fail(refused)).pipe(Effect.catch(() => Effect.succeed([])))).toEqual(
          stays ? [entry] : [],
        );
      }),
    ),
  );

  test('API-129 the time of the service is read once a minute, and derived in between', () =>
    runOnTestClock(
      Effect.gen(function* () {
        let asked = 0;
        const lead = 1_000_000;
        const { time } = makeCachedReads();
        const { now } = time({
          now: Effect.sync(() => {
            asked += 1;
            return lead;
          }),
        });
        expect(yield* now).toBe(lead);
        yield* TestClock.adjust(59_999);
        expect([yield* now, asked]).toEqual([lead + 59_999, 1]);
        yield* TestClock.adjust(1);
        yield* now;
        expect(asked).toBe(2);
      }),
    ));
});
