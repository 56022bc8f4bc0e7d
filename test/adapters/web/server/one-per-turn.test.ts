import { expect, it } from 'vitest';
import { makeOnePerTurn } from '#adapters/web/server/one-per-turn.ts';

it('starts calls that arrive at once in their order, each in another turn of the event loop', async () => {
  let turns = 0;
  let ticking = setImmediate(function tick() {
    turns += 1;
    ticking = setImmediate(tick);
  });
  const turn = makeOnePerTurn();
  const starts: { readonly call: number; readonly at: number }[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async (call) => {
      await turn();
      starts.push({ call, at: turns });
    }),
  );
  clearImmediate(ticking);
  expect(starts.map(({ call }) => call)).toEqual([1, 2, 3, 4]);
  expect(new Set(starts.map(({ at }) => at)).size).toBe(4);
});

it('starts a call that arrives after the others have started', async () => {
  const turn = makeOnePerTurn();
  await turn();
  await expect(turn()).resolves.toBeUndefined();
});
