import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BATCH_WAIT_MS, EventBatch } from '#core/personalization/event-batch.ts';
import type { ShopperEvent } from '#core/personalization/shopper-event.ts';
import { eventSamples, shopperEvent } from '#test/support/arbitraries/shopper-event.ts';
import { law } from '#test/support/law.ts';

const [pageView, request, screen] = eventSamples;
if (pageView === undefined || request === undefined || screen === undefined) throw new Error('There are samples');

describe('EventBatch', () => {
  test('P13N-25 three blocks of a page make one call, 50 ms after the first', () => {
    const batch = [pageView, request, screen].reduce(
      (before, event, index) => EventBatch.add(before, event, { now: 1000 + index * 20 }),
      EventBatch.empty,
    );
    expect(EventBatch.elapse(batch, 1049)).toEqual({ state: batch, events: [] });
    expect(EventBatch.elapse(batch, 1050)).toEqual({
      state: EventBatch.empty,
      events: [{ _tag: 'EventsDue', events: [pageView, request, screen] }],
    });
  });

  test('P13N-25 the same event twice in one call is told once, and again in the next', () => {
    const twice = EventBatch.add(EventBatch.add(EventBatch.empty, request, { now: 0 }), { ...request }, { now: 10 });
    expect(twice.events).toEqual([request]);
    const { state } = EventBatch.flush(twice);
    expect(EventBatch.add(state, request, { now: 100 })).toEqual({ events: [request], dueAt: 100 + BATCH_WAIT_MS });
  });

  test('P13N-25 an empty batch makes no call', () => {
    expect(EventBatch.flush(EventBatch.empty).events).toEqual([]);
    expect(EventBatch.elapse(EventBatch.empty, 1_000_000).events).toEqual([]);
  });

  test('P13N-25 the wait is 50 ms', () => expect(BATCH_WAIT_MS).toBe(50));

  const story = fc.array(fc.tuple(fc.nat(80), shopperEvent), { maxLength: 20 });

  law(
    'P13N-25 every event leaves once, in order, no call is empty, and none waits longer than the wait',
    [story],
    (told) => {
      let batch = EventBatch.empty;
      let now = 0;
      let since: number | undefined;
      const left: ShopperEvent[] = [];
      const expected: ShopperEvent[] = [];
      let inCall: string[] = [];
      for (const [pause, event] of told) {
        for (const end = now + pause; now < end; now += 1) {
          const { state, events } = EventBatch.elapse(batch, now + 1);
          for (const call of events) {
            expect(call.events).not.toHaveLength(0);
            expect(now + 1).toBe((since ?? Number.NaN) + 50);
            left.push(...call.events);
            since = undefined;
            inCall = [];
          }
          batch = state;
        }
        since ??= now;
        batch = EventBatch.add(batch, event, { now });
        if (!inCall.includes(JSON.stringify(event))) expected.push(event);
        inCall.push(JSON.stringify(event));
      }
      left.push(...EventBatch.flush(batch).events.flatMap((call) => call.events));
      expect(left).toEqual(expected);
    },
  );
});
