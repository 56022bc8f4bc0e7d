import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSOCIATE_IDLE_MS, AssociateMode } from '#core/session/associate-mode.ts';
import { law } from '#test/support/law.ts';

const store = { storeId: 's1', storeName: 'Oslo' };
const employee = { storeEmployeeId: 'e1', storeEmployeeName: 'Kari' };
const now = 1_000_000;

const active = AssociateMode.employeeChosen(
  AssociateMode.storeChosen(AssociateMode.signedIn(AssociateMode.start), store),
  employee,
  { now },
);
const states = {
  agentSignIn: AssociateMode.start,
  store: AssociateMode.signedIn(AssociateMode.start),
  employee: AssociateMode.storeChosen({ step: 'store' }, store),
  active,
  cleared: AssociateMode.cleared(active),
} as const satisfies { readonly [step in AssociateMode['step']]: AssociateMode };

const moves = {
  signedIn: ['agentSignIn', AssociateMode.signedIn],
  storeChosen: ['store', (mode: AssociateMode) => AssociateMode.storeChosen(mode, store)],
  employeeChosen: ['employee', (mode: AssociateMode) => AssociateMode.employeeChosen(mode, employee, { now })],
  didSomething: ['active', (mode: AssociateMode) => AssociateMode.didSomething(mode, now)],
  cleared: ['active', AssociateMode.cleared],
} as const;

describe('associate mode', () => {
  test('ASC-09 the states are agent sign-in, store, employee, active; clearing ends the mode', () => {
    expect([
      states.agentSignIn.step,
      states.store.step,
      states.employee.step,
      states.active.step,
      states.cleared.step,
    ]).toEqual(['agentSignIn', 'store', 'employee', 'active', 'cleared']);
    expect(AssociateMode.session(active, now)).toEqual({ ...store, ...employee });
    expect(states.cleared).toEqual({ step: 'cleared' });
  });

  const pairs = Object.entries(moves).flatMap(([name, [from, move]]) =>
    Object.values(states).map((state) => [name, state.step, state.step === from, move, state] as const),
  );
  test.each(pairs)('ASC-09 %s at %s is listed: %s; unlisted moves throw', (name, step, isListed, move, state) => {
    if (isListed) expect(() => move(state)).not.toThrow();
    else expect(() => move(state)).toThrow(new Error(`Associate mode has no move "${name}" at "${step}"`));
  });

  test.each([
    [0, 'active'],
    [ASSOCIATE_IDLE_MS - 1, 'active'],
    [ASSOCIATE_IDLE_MS, 'cleared'],
    [ASSOCIATE_IDLE_MS + 1, 'cleared'],
  ])('ASC-09 after %d ms without activity it is %s', (idle, step) => {
    expect(AssociateMode.later(active, now + idle).step).toBe(step);
    expect(AssociateMode.didSomething(active, now + idle).step).toBe(step);
    expect(AssociateMode.session(active, now + idle) === undefined).toBe(step === 'cleared');
  });

  test('ASC-09 it is idle after 30 minutes, and an action restarts the timer', () => {
    expect(ASSOCIATE_IDLE_MS).toBe(30 * 60 * 1_000);
    const kept = AssociateMode.didSomething(active, now + ASSOCIATE_IDLE_MS - 1);
    expect(AssociateMode.later(kept, now + ASSOCIATE_IDLE_MS)).toBe(kept);
    expect(AssociateMode.later(kept, now + 2 * ASSOCIATE_IDLE_MS - 1).step).toBe('cleared');
  });

  law(
    'ASC-09 nothing but an active session is cleared by time',
    [fc.constantFrom('agentSignIn' as const, 'store' as const, 'employee' as const, 'cleared' as const), fc.nat()],
    (step, later) => {
      expect(AssociateMode.later(states[step], now + later)).toBe(states[step]);
      expect(AssociateMode.session(states[step], now + later)).toBeUndefined();
    },
  );
});
