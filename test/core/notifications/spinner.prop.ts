import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Spinner, spinnerTimes, type Wait } from '#core/notifications/spinner.ts';
import { law } from '#test/support/law.ts';

const seenFrom = (wait: Wait, until: number): readonly number[] =>
  Array.from({ length: until + 1 }, (_, now) => now).filter((now) => Spinner.isSeen(wait, now));

describe('Spinner', () => {
  test('it waits 200 ms and stays 400 ms', () => expect(spinnerTimes).toEqual({ delay: 200, least: 400 }));

  test.each<[Wait, number, boolean]>([
    [{ startedAt: 0 }, 199, false],
    [{ startedAt: 0 }, 200, true],
    [{ startedAt: 0 }, 60_000, true],
    [{ startedAt: 1000 }, 1100, false],
    [{ startedAt: 0, endedAt: 200 }, 200, false],
    [{ startedAt: 0, endedAt: 201 }, 201, true],
    [{ startedAt: 0, endedAt: 201 }, 599, true],
    [{ startedAt: 0, endedAt: 201 }, 600, false],
    [{ startedAt: 0, endedAt: 900 }, 899, true],
    [{ startedAt: 0, endedAt: 900 }, 900, false],
  ])('DLG-26 of a wait %j, the spinner shows at %d: %s', (wait, now, isSeen) =>
    expect(Spinner.isSeen(wait, now)).toBe(isSeen),
  );

  test('its times may be others', () => {
    expect(Spinner.isSeen({ startedAt: 0 }, 10, { times: { delay: 10, least: 5 } })).toBe(true);
    expect(Spinner.nextChange({ startedAt: 0 }, 0, { times: { delay: 10, least: 5 } })).toBe(10);
  });

  law(
    'a spinner shows only after its delay, then without a gap for at least its least time and until the wait ends',
    [fc.nat(500), fc.option(fc.nat(1200), { nil: undefined })],
    (startedAt, lasts) => {
      const wait: Wait = lasts === undefined ? { startedAt } : { startedAt, endedAt: startedAt + lasts };
      const seen = seenFrom(wait, 2500);
      if (lasts !== undefined && lasts <= 200) return expect(seen).toEqual([]);
      expect(seen[0]).toBe(startedAt + 200);
      expect(seen.at(-1)).toBe(lasts === undefined ? 2500 : startedAt + Math.max(lasts, 600) - 1);
      expect(seen).toHaveLength((seen.at(-1) ?? 0) - (seen[0] ?? 0) + 1);
    },
  );

  law(
    'who looks again at each next change misses none',
    [fc.nat(500), fc.option(fc.nat(1200), { nil: undefined })],
    (startedAt, lasts) => {
      const wait: Wait = lasts === undefined ? { startedAt } : { startedAt, endedAt: startedAt + lasts };
      const changes = Array.from({ length: 2500 }, (_, now) => now + 1).filter(
        (now) => Spinner.isSeen(wait, now) !== Spinner.isSeen(wait, now - 1),
      );
      const looked: number[] = [];
      for (let next = Spinner.nextChange(wait, 0); next !== undefined; next = Spinner.nextChange(wait, next))
        looked.push(next);
      expect(looked).toEqual(changes);
    },
  );
});
