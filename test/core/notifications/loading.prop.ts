import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Loading, loadStates, type LoadState } from '#core/notifications/loading.ts';
import { sequenceLaw } from '#test/support/law.ts';

type Datum = Loading<number, string>;

const states: { readonly [state in LoadState]: Datum } = {
  idle: { state: 'idle' },
  pending: { state: 'pending' },
  success: { state: 'success', value: 1 },
  error: { state: 'error', failure: 'down' },
};
const legal: readonly (readonly [LoadState, LoadState])[] = [
  ['idle', 'pending'],
  ['pending', 'success'],
  ['pending', 'error'],
  ['success', 'pending'],
  ['error', 'pending'],
];
const isLegal = (from: LoadState, to: LoadState): boolean => legal.some(([one, other]) => one === from && other === to);

const deeds: { readonly [to in 'pending' | 'success' | 'error']: (datum: Datum) => Datum } = {
  pending: Loading.begin,
  success: (datum) => Loading.succeed(datum, 1),
  error: (datum) => Loading.fail(datum, 'down'),
};

describe('Loading', () => {
  test('DLG-25 every loaded datum is in one of exactly four states, idle first', () => {
    expect(loadStates).toEqual(['idle', 'pending', 'success', 'error']);
    expect(Loading.idle).toEqual({ state: 'idle' });
  });

  const moves = loadStates.flatMap((from) => loadStates.map((to) => [from, to, isLegal(from, to)] as const));

  test.each(moves)('DLG-25 from %s to %s: %s', (from, to, can) => {
    expect(Loading.can(from, to)).toBe(can);
    if (to === 'idle') return;
    if (can) expect(deeds[to](states[from])).toEqual(states[to]);
    else expect(() => deeds[to](states[from])).toThrow(`A datum cannot go from ${from} to ${to}`);
  });

  type Model = { state: LoadState };
  type Real = { datum: Datum };
  const commands = (['pending', 'success', 'error'] as const).map((to) =>
    fc.constant<fc.Command<Model, Real>>({
      check: () => true,
      run: (model, real) => {
        try {
          real.datum = deeds[to](real.datum);
          if (!isLegal(model.state, to)) expect.unreachable(`${model.state} went to ${to}`);
          model.state = to;
        } catch (defect) {
          if (isLegal(model.state, to) || !(defect instanceof RangeError)) throw defect;
        }
        if (real.datum.state !== model.state || 'value' in real.datum !== (model.state === 'success'))
          expect(real.datum).toEqual(states[model.state]);
      },
      toString: () => to,
    }),
  );

  sequenceLaw<Model, Real>(
    'DLG-25 idle goes to pending, pending to success or error, and from both it is pending again, and every other move is a defect',
    commands,
    () => ({ model: { state: 'idle' }, real: { datum: Loading.idle } }),
  );
});
