import { transitions } from '../kernel/transitions.ts';

/** Every loaded datum is in one of these (DLG-25). */
export const loadStates = ['idle', 'pending', 'success', 'error'] as const;
export type LoadState = (typeof loadStates)[number];

/** A datum on its way: it has a value only when it succeeded, and a failure only when it failed. */
export type Loading<Value, Failure> =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'success'; readonly value: Value }
  | { readonly state: 'error'; readonly failure: Failure };

/** Law: idle goes to pending, pending to success or error, and from both it is pending again, and every other move is a defect (DLG-25). */
const machine = transitions<LoadState>('A datum', {
  idle: ['pending'],
  pending: ['success', 'error'],
  success: ['pending'],
  error: ['pending'],
});

const idle: { readonly state: 'idle' } = { state: 'idle' };

const begin = ({ state }: Loading<unknown, unknown>): { readonly state: 'pending' } => {
  machine.move(state, 'pending');
  return { state: 'pending' };
};

const succeed = <Value>({ state }: Loading<unknown, unknown>, value: Value): Loading<Value, never> => {
  machine.move(state, 'success');
  return { state: 'success', value };
};

const fail = <Failure>({ state }: Loading<unknown, unknown>, failure: Failure): Loading<never, Failure> => {
  machine.move(state, 'error');
  return { state: 'error', failure };
};

export const Loading = { idle, begin, succeed, fail, can: machine.can } as const;
