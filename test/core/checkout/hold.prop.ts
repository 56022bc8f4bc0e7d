import fc from 'fast-check';
import { expect } from 'vitest';
import { holdAt } from '#core/checkout/hold.ts';
import { law } from '#test/support/law.ts';

law(
  'a hold is held, then ending for two minutes, then ended, and each state lasts until the next one begins (CART-41)',
  [fc.integer({ min: 200_000, max: 2_000_000_000_000 }), fc.integer({ min: 0, max: 900_000 })],
  (until, left) => {
    const now = until - left;
    const { state, next } = holdAt(until, now);
    expect(state).toBe(left === 0 ? 'ended' : left <= 120_000 ? 'ending' : 'held');
    if (next === undefined) return;
    expect([next > now, holdAt(until, next - 1).state]).toEqual([true, state]);
    expect(holdAt(until, next).state).toBe(state === 'held' ? 'ending' : 'ended');
  },
);
