import * as Effect from 'effect/Effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Outcome } from '#ui/kernel/engine.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type Failure = ReturnType<typeof apiRefusal>;

/** Tasks whose commands end when the test releases them, in any order. */
const heldTasks = () => {
  const held: ((outcome: Outcome<number | undefined, Failure>) => void)[] = [];
  const unused = (): never => {
    throw new Error('not used');
  };
  const tasks: Tasks = {
    command: (_, handlers) => {
      held.push((outcome) => {
        if (outcome._tag === 'Success') Reflect.apply(handlers.done, undefined, [outcome.value]);
        if (outcome._tag === 'Failure') Reflect.apply(handlers.failed ?? unused, undefined, [outcome.failure]);
      });
      return Promise.resolve();
    },
    query: unused,
    follow: unused,
    start: unused,
  };
  return { held, resource: new Resource<number, Failure>(tasks, () => Effect.succeed(0)) };
};

const success = (value: number | undefined): Outcome<number | undefined, Failure> => ({ _tag: 'Success', value });
const failure: Outcome<number | undefined, Failure> = { _tag: 'Failure', failure: apiRefusal('GEN500', 503) };

describe('a resource', () => {
  test('is idle until it is loaded; simultaneous loads share one read', () => {
    const { held, resource } = heldTasks();
    expect([resource.value, resource.status]).toEqual([undefined, 'idle']);
    resource.load();
    resource.load();
    expect([held.length, resource.status]).toEqual([1, 'pending']);
    held[0]?.(success(undefined));
    expect([resource.value, resource.status]).toEqual([null, 'success']);
  });

  test('DLG-25 is in one of four states: idle, then pending, then success or error, and pending again for the next read', () => {
    const { held, resource } = heldTasks();
    const states: string[] = [resource.status];
    const reads: readonly [() => void, Outcome<number | undefined, Failure>][] = [
      [() => resource.load(), failure],
      [() => resource.load(), success(1)],
      [() => resource.refresh(), success(2)],
      [() => resource.refresh(), failure],
    ];
    for (const [index, [read, answer]] of reads.entries()) {
      read();
      states.push(resource.status);
      held[index]?.(answer);
      states.push(resource.status);
    }
    expect(states).toEqual([
      'idle',
      'pending',
      'error',
      'pending',
      'success',
      'pending',
      'success',
      'pending',
      'error',
    ]);
  });

  test('passes a failure to every caller that waits for the read, once', () => {
    const { held, resource } = heldTasks();
    const failures: string[] = [];
    resource.load(({ errorId }) => void failures.push(`first ${errorId}`));
    resource.load(({ errorId }) => void failures.push(`second ${errorId}`));
    held[0]?.(failure);
    resource.load();
    held[1]?.(failure);
    expect([failures, resource.status]).toEqual([['first GEN500', 'second GEN500'], 'error']);
  });

  test('drops a read, also a failed one, that started before the last write ended', () => {
    const { held, resource } = heldTasks();
    const failures: string[] = [];
    resource.load(({ errorId }) => void failures.push(errorId));
    resource.set(7);
    resource.load();
    held[0]?.(failure);
    expect([resource.value, resource.status, failures]).toEqual([7, 'pending', []]);
    held[1]?.(success(8));
    expect([resource.value, resource.status]).toEqual([8, 'success']);
  });

  type Step = { readonly kind: 'load' | 'set' | 'refresh' } | { readonly kind: 'answer'; readonly which: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<Step>({ kind: 'load' }, { kind: 'set' }, { kind: 'refresh' }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat({ max: 20 }) }),
  );

  test('never shows a read that is older than the last write or the last refresh, in any order of responses', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { held, resource } = heldTasks();
        const answered = new Set<number>();
        /** The times at which each read started, and at which the last write ended. A read returns its time. */
        const begun: number[] = [];
        let writtenAt = -1;
        for (const [time, one] of steps.entries()) {
          if (one.kind === 'set') {
            resource.set(time);
            writtenAt = time;
          } else if (one.kind === 'answer') {
            const which = one.which % Math.max(1, held.length);
            if (!answered.has(which)) held[which]?.(success(begun[which]));
            answered.add(which);
          } else {
            if (one.kind === 'refresh') {
              resource.refresh();
              writtenAt = time;
            } else resource.load();
            if (held.length > begun.length) begun.push(time);
          }
          if (one.kind === 'answer' && resource.status === 'success')
            expect(resource.value).toBeGreaterThanOrEqual(writtenAt);
        }
      }),
    );
  });
});
