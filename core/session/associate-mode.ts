import type { AssociateSession } from './associate-session.ts';

/** Milliseconds without activity after which the session is cleared (ASC-09). */
export const ASSOCIATE_IDLE_MS = 30 * 60_000;

type Store = Pick<AssociateSession, 'storeId' | 'storeName'>;
type Employee = Pick<AssociateSession, 'storeEmployeeId' | 'storeEmployeeName'>;

/** States of associate mode (ASC-09, AMB-26). `lastCommand` is in milliseconds since the epoch. */
export type AssociateMode =
  | { readonly step: 'agentSignIn' }
  | { readonly step: 'store' }
  | { readonly step: 'employee'; readonly store: Store }
  | { readonly step: 'active'; readonly session: AssociateSession; readonly lastCommand: number }
  | { readonly step: 'cleared' };

type Step = AssociateMode['step'];

/** Returns the mode if it is at the step; any other step is a defect. */
const at = <Wanted extends Step>(
  step: Wanted,
  mode: AssociateMode,
  move: string,
): Extract<AssociateMode, { step: Wanted }> => {
  if (isAt(step, mode)) return mode;
  throw new Error(`Associate mode has no move "${move}" at "${mode.step}"`);
};

const isAt = <Wanted extends Step>(
  step: Wanted,
  mode: AssociateMode,
): mode is Extract<AssociateMode, { step: Wanted }> => mode.step === step;

const signedIn = (mode: AssociateMode): AssociateMode => {
  at('agentSignIn', mode, 'signedIn');
  return { step: 'store' };
};

const storeChosen = (mode: AssociateMode, store: Store): AssociateMode => {
  at('store', mode, 'storeChosen');
  return { step: 'employee', store };
};

const employeeChosen = (mode: AssociateMode, employee: Employee, { now }: { readonly now: number }): AssociateMode => {
  const { store } = at('employee', mode, 'employeeChosen');
  return { step: 'active', session: { ...store, ...employee }, lastCommand: now };
};

/** Activity of the associate extends the session; after the idle time it is cleared instead. */
const didSomething = (mode: AssociateMode, now: number): AssociateMode => {
  const active = at('active', mode, 'didSomething');
  return isIdle(active, now) ? { step: 'cleared' } : { ...active, lastCommand: now };
};

const cleared = (mode: AssociateMode): AssociateMode => {
  at('active', mode, 'cleared');
  return { step: 'cleared' };
};

const isIdle = (mode: AssociateMode, now: number): boolean =>
  isAt('active', mode) && now - mode.lastCommand >= ASSOCIATE_IDLE_MS;

/** Moves of associate mode. Each is allowed in one step and throws in all others. */
export const AssociateMode = {
  start: { step: 'agentSignIn' } satisfies AssociateMode,
  signedIn,
  storeChosen,
  employeeChosen,
  didSomething,
  cleared,
  /**
   * The mode at a later time: an idle active session is cleared.
   * Law: nothing but an active session is cleared by time (ASC-09).
   */
  later: (mode: AssociateMode, now: number): AssociateMode => (isIdle(mode, now) ? { step: 'cleared' } : mode),
  /**
   * The connected associate: favorites and saved items are disabled, and orders have the employee id (ASC-03, ASC-04).
   */
  session: (mode: AssociateMode, now: number): AssociateSession | undefined =>
    isAt('active', mode) && !isIdle(mode, now) ? mode.session : undefined,
} as const;
