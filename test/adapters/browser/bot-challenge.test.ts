import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as TestClock from 'effect/testing/TestClock';
import { expect, test } from 'vitest';
import { CHALLENGE, makeBotChallenge, PASSED } from '#adapters/browser/bot-challenge.ts';
import { run, runOnTestClock } from '#test/support/run.ts';

const challenge = { appId: 'A1', vid: 'v' };

test("HTTP-16 the event's detail equals the body; without a listener that claims it there is no wait", async () => {
  const page = new EventTarget();
  const heard: unknown[] = [];
  page.addEventListener(CHALLENGE, (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  });
  expect(await run(makeBotChallenge(page)(challenge))).toBe(false);
  expect(heard).toEqual([challenge]);
});

test('HTTP-16 a claimed challenge is awaited until it is passed', async () => {
  const page = new EventTarget();
  page.addEventListener(CHALLENGE, (event) => {
    event.preventDefault();
    queueMicrotask(() => page.dispatchEvent(new Event(PASSED)));
  });
  expect(await run(makeBotChallenge(page)(challenge))).toBe(true);
});

test('a challenge that is never passed ends after two minutes', () =>
  runOnTestClock(
    Effect.gen(function* () {
      const page = new EventTarget();
      page.addEventListener(CHALLENGE, (event) => event.preventDefault());
      const fiber = yield* Effect.forkChild(makeBotChallenge(page)(challenge));
      yield* TestClock.adjust(120_000);
      expect(yield* Fiber.join(fiber)).toBe(false);
    }),
  ));
