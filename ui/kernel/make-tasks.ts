import { runInAction } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { LoadEngine, Outcome } from './engine.ts';
import type { Handlers, Intent, Tasks } from './tasks.ts';

/** Handles a failure for which a call has no handler of its own. */
type OnError = (failure: unknown) => void;

/** Reports a defect, and holds the message of the failure that handlers get for it. */
type DefectReporter = { readonly report: (defect: unknown) => void; readonly message: string };

const failureOfDefect = (message: string): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId: 'GEN500',
  message,
  status: 0,
  request: '',
});

/** Creates tasks over an engine that may still be loading. Handlers and listeners run inside a MobX action. */
export const makeTasks = (loadEngine: LoadEngine, onError: OnError, { report, message }: DefectReporter): Tasks => {
  const queries = new Map<string, AbortController>();
  const listeners = new Set<(event: StoreEvent) => void>();
  /** Counts deactivations: a subscription that began before the last one is stale. */
  let generation = 0;
  let isActive = false;
  let stopListening: (() => void) | undefined;

  const handle = <Value, Failure>(outcome: Outcome<Value, Failure>, handlers: Handlers<Value, Failure>): void => {
    try {
      if (outcome._tag === 'Success') handlers.done(outcome.value);
      if (outcome._tag === 'Failure' || outcome._tag === 'Defect') handlers.rollback?.();
      if (outcome._tag === 'Failure' && outcome.failure !== undefined && outcome.failure !== null)
        (handlers.failed ?? onError)(outcome.failure);
      if (outcome._tag === 'Defect') {
        report(outcome.defect);
        (handlers.failed ?? onError)(failureOfDefect(message));
      }
    } finally {
      handlers.finally?.();
    }
  };

  /** A handler that throws must not leave `finally` out or block the queue that waits for this call. */
  const handleSafely = <Value, Failure>(outcome: Outcome<Value, Failure>, handlers: Handlers<Value, Failure>): void => {
    try {
      runInAction(() => handle(outcome, handlers));
    } catch (defect) {
      report(defect);
    }
  };

  const run = async <Value, Failure>(
    intent: Intent<Value, Failure>,
    signal?: AbortSignal,
  ): Promise<Outcome<Value, Failure>> => {
    try {
      const engine = await loadEngine();
      return signal?.aborted === true ? { _tag: 'Interrupted' } : await engine.run(intent(engine.shop), signal);
    } catch (defect) {
      return { _tag: 'Defect', defect };
    }
  };

  const listen = (): void => {
    if (!isActive || stopListening !== undefined || listeners.size === 0) return;
    const started = generation;
    stopListening = () => undefined;
    void loadEngine().then((engine) => {
      if (started === generation)
        stopListening = engine.follow((event) => runInAction(() => listeners.forEach((listener) => listener(event))));
    }, report);
  };

  return {
    query: (name, intent, handlers) => {
      queries.get(name)?.abort();
      const control = new AbortController();
      queries.set(name, control);
      return run(intent, control.signal).then((outcome) => {
        if (queries.get(name) === control) queries.delete(name);
        handleSafely(control.signal.aborted ? { _tag: 'Interrupted' } : outcome, handlers);
      });
    },
    command: (intent, handlers) => run(intent).then((outcome) => handleSafely(outcome, handlers)),
    follow: (listener) => {
      listeners.add(listener);
      listen();
    },
    start: () => {
      isActive = true;
      listen();
      return () => {
        isActive = false;
        generation += 1;
        stopListening?.();
        stopListening = undefined;
        for (const control of queries.values()) control.abort();
        queries.clear();
      };
    },
  };
};
