import * as Effect from 'effect/Effect';
import { autorun, observable } from 'mobx';
import { Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { StoreEvent } from '#core/store-event.ts';
import { makeTasks } from '#ui/kernel/make-tasks.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import type { Handlers } from '#ui/kernel/tasks.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '../../support/storefront.ts';
import { eventually } from '../render-in-shop.tsx';

const event: StoreEvent = { _tag: 'CartRecovered', lines: 2 };

/** Tasks over a real engine, and their results in order. */
const openTasks = (load?: () => Promise<never>) => {
  const { shop } = buildStorefront();
  const announcements$ = new Subject<StoreEvent>();
  const engine = makeEngine({ ...shop, announcements$ });
  const received: string[] = [];
  const happened: string[] = [];
  const reported: string[] = [];
  const report = (defect: unknown): void =>
    void reported.push(defect instanceof Error ? defect.message : String(defect));
  const tasks = makeTasks(
    load ?? (() => Promise.resolve(engine)),
    (failure) => void received.push(JSON.stringify(failure)),
    { report, message: 'Something went wrong' },
  );
  const note = (name: string): Handlers<string, object> => ({
    done: (value) => void happened.push(`${name} done ${value}`),
    finally: () => void happened.push(`${name} settled`),
  });
  return { tasks, received, reported, happened, note, announcements$ };
};

/** A command that ends when the test releases it. */
const gated = () => {
  const gate = Promise.withResolvers<string>();
  let wasInterrupted = false;
  const command = Effect.promise(() => gate.promise).pipe(
    Effect.onInterrupt(() =>
      Effect.sync(() => {
        wasInterrupted = true;
      }),
    ),
  );
  return { open: gate.resolve, command, wasInterrupted: () => wasInterrupted };
};

/** All pending work has ended. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a query', () => {
  test('is interrupted by a later one of the same name, whose value alone is used', async () => {
    const { tasks, happened, note } = openTasks();
    const [first, second] = [gated(), gated()];
    tasks.query('list', () => first.command, note('first'));
    await settled();
    tasks.query('list', () => second.command, note('second'));
    await eventually(() => first.wasInterrupted());
    second.open('B');
    first.open('A');
    await eventually(() => happened.includes('second settled'));
    expect(happened).toEqual(['first settled', 'second done B', 'second settled']);
  });

  test('that was superseded before the engine was loaded is never started', async () => {
    const { tasks, happened, note } = openTasks();
    let begun = 0;
    const command = Effect.sync(() => String((begun += 1)));
    tasks.query('list', () => command, note('first'));
    tasks.query('list', () => command, note('second'));
    await eventually(() => happened.includes('second settled'));
    await settled();
    expect(begun).toBe(1);
    expect(happened.filter((one) => one.includes('done'))).toEqual(['second done 1']);
  });

  test('does not interrupt one of another name', async () => {
    const { tasks, happened, note } = openTasks();
    tasks.query('a', () => Effect.succeed('A'), note('a'));
    tasks.query('b', () => Effect.succeed('B'), note('b'));
    await eventually(() => happened.length === 4);
    expect(happened).toEqual(expect.arrayContaining(['a done A', 'b done B']));
  });

  test('ends when its page is left, and reports nothing', async () => {
    const { tasks, received, happened, note } = openTasks();
    const rest = tasks.start();
    const one = gated();
    tasks.query('list', () => one.command, note('one'));
    await settled();
    rest();
    await eventually(() => one.wasInterrupted());
    one.open('late');
    await settled();
    expect(happened).toEqual(['one settled']);
    expect(received).toEqual([]);
  });

  test('works again after the page is restored', async () => {
    const { tasks, happened, note } = openTasks();
    tasks.start()();
    tasks.start();
    tasks.query('list', () => Effect.succeed('again'), note('one'));
    await eventually(() => happened.includes('one done again'));
  });
});

describe('a command', () => {
  test('is never interrupted: neither by another nor when its page is left', async () => {
    const { tasks, happened, note } = openTasks();
    const rest = tasks.start();
    const [first, second] = [gated(), gated()];
    tasks.command(() => first.command, note('first'));
    tasks.command(() => second.command, note('second'));
    await settled();
    rest();
    first.open('A');
    second.open('B');
    await eventually(() => happened.length === 4);
    expect(happened).toEqual(expect.arrayContaining(['first done A', 'second done B']));
    expect([first.wasInterrupted(), second.wasInterrupted()]).toEqual([false, false]);
  });
});

describe('failures', () => {
  test('are passed to the caller that handles them, and shown otherwise', async () => {
    const { tasks, received } = openTasks();
    const taken: unknown[] = [];
    const failure = apiRefusal('INV406');
    tasks.command(() => Effect.fail(failure), { done: () => undefined, failed: (one) => void taken.push(one) });
    await eventually(() => taken.length === 1);
    expect(received).toEqual([]);
    let isSettled = false;
    tasks.query('list', () => Effect.fail(failure), {
      done: () => undefined,
      finally: () => {
        isSettled = true;
      },
    });
    await eventually(() => isSettled);
    expect(received).toEqual([JSON.stringify(failure)]);
  });

  test('roll back an optimistic change, and are reported all the same', async () => {
    const { tasks, received, reported } = openTasks();
    const shown: string[] = [];
    const ahead = (name: string) => ({
      done: () => void shown.push(`${name} stays`),
      rollback: () => void shown.push(`${name} is gone`),
    });
    tasks.command(() => Effect.fail(apiRefusal('INV406')), ahead('refused'));
    await eventually(() => received.length === 1);
    tasks.command(() => Effect.die(new Error('a fault')), ahead('broken'));
    await eventually(() => received.length === 2);
    tasks.command(() => Effect.succeed('x'), ahead('answered'));
    await eventually(() => shown.length === 3);
    expect([shown, reported]).toEqual([['refused is gone', 'broken is gone', 'answered stays'], ['a fault']]);
  });

  const unanswered = { _tag: 'ApiFailure', errorId: 'GEN500', message: 'Something went wrong', status: 0, request: '' };

  test('a defect rolls back the change of a caller that handles failures, and is reported as a defect', async () => {
    const { tasks, received, reported } = openTasks();
    const taken: unknown[] = [];
    tasks.command(() => Effect.die(new Error('a fault')), {
      done: () => undefined,
      failed: (failure) => void taken.push(failure),
    });
    await eventually(() => taken.length === 1);
    expect([taken, received, reported]).toEqual([[unanswered], [], ['a fault']]);
  });

  test('a change that throws before it is a command is a defect, and its spinner stops', async () => {
    const { tasks, received, reported, happened, note } = openTasks();
    tasks.command(() => {
      throw new Error('thrown');
    }, note('one'));
    await eventually(() => happened.includes('one settled'));
    expect([received, reported]).toEqual([[JSON.stringify(unanswered)], ['thrown']]);
  });

  test('an engine that fails to load is reported, and the change ends', async () => {
    const { tasks, received, reported, happened, note } = openTasks(() => Promise.reject(new Error('offline')));
    tasks.command(() => Effect.succeed('x'), note('one'));
    await eventually(() => happened.includes('one settled'));
    expect([received, reported, happened]).toEqual([[JSON.stringify(unanswered)], ['offline'], ['one settled']]);
  });
});

describe('handlers', () => {
  test('run inside one MobX action: observers see the combined result', async () => {
    const { tasks } = openTasks();
    const box = observable({ value: 0 });
    const seen: number[] = [];
    const stop = autorun(() => void seen.push(box.value));
    await tasks.command(() => Effect.succeed(1), {
      done: (value) => {
        box.value = value;
      },
      finally: () => {
        box.value += 1;
      },
    });
    stop();
    expect(seen).toEqual([0, 2]);
  });

  test('that throw are reported, the last one still runs, and the promise resolves', async () => {
    const { tasks, reported, happened } = openTasks();
    await tasks.command(() => Effect.succeed('x'), {
      done: () => {
        throw new Error('a broken handler');
      },
      finally: () => void happened.push('settled'),
    });
    expect([reported, happened]).toEqual([['a broken handler'], ['settled']]);
  });
});

describe('announcements of the core', () => {
  test('are received while the page is active and not after', async () => {
    const { tasks, announcements$ } = openTasks();
    const heard: StoreEvent[] = [];
    tasks.follow((one) => void heard.push(one));
    const rest = tasks.start();
    await settled();
    announcements$.next(event);
    rest();
    announcements$.next(event);
    expect(heard).toEqual([event]);
  });

  test('are received once by a page that was suspended before the engine was loaded', async () => {
    const { tasks, announcements$ } = openTasks();
    const heard: StoreEvent[] = [];
    tasks.follow((one) => void heard.push(one));
    tasks.start()();
    tasks.start();
    await settled();
    announcements$.next(event);
    expect(heard).toEqual([event]);
  });

  test('are passed to followers only while active', async () => {
    const { tasks, announcements$ } = openTasks();
    const heard: StoreEvent[] = [];
    tasks.start();
    tasks.follow((one) => void heard.push(one));
    await settled();
    announcements$.next(event);
    expect(heard).toEqual([event]);
  });
});
