import type { StoreEvent } from '#core/notifications/store-event.ts';
import type { Engine, LoadEngine, Outcome } from './engine.ts';
import type { Handlers, Intent, Tasks } from './tasks.ts';

/** What is told when a wish fails and nobody has taken it upon themselves. */
export type TellFailure = (failure: unknown) => void;

/** Tasks over an engine that may still be on its way. */
export const makeTasks = (loadEngine: LoadEngine, tell: TellFailure): Tasks => {
  const queries = new Map<string, AbortController>();
  const listeners = new Set<(event: StoreEvent) => void>();
  let awake = 0;

  const settle = <Value, Failure>(outcome: Outcome<Value, Failure>, handlers: Handlers<Value, Failure>): void => {
    if (outcome._tag === 'Success') handlers.done(outcome.value);
    if (outcome._tag === 'Failure') (handlers.failed ?? tell)(outcome.failure);
    if (outcome._tag === 'Defect') tell(outcome.defect);
    handlers.settled?.();
  };

  const run = async <Value, Failure>(intent: Intent<Value, Failure>, signal?: AbortSignal): Promise<Outcome<Value, Failure>> => {
    const engine = await loadEngine().catch((defect: unknown) => ({ defect }));
    if ('defect' in engine) return { _tag: 'Defect', defect: engine.defect };
    return signal?.aborted === true ? { _tag: 'Interrupted' } : engine.run(intent(engine.shop), signal);
  };

  const listen = (engine: Engine): (() => void) => engine.follow((event) => listeners.forEach((listener) => listener(event)));

  return {
    query: (name, intent, handlers) => {
      queries.get(name)?.abort();
      const control = new AbortController();
      queries.set(name, control);
      void run(intent, control.signal).then((outcome) => {
        if (queries.get(name) === control) queries.delete(name);
        settle(control.signal.aborted ? { _tag: 'Interrupted' } : outcome, handlers);
      });
    },
    command: (intent, handlers) => {
      void run(intent).then((outcome) => settle(outcome, handlers));
    },
    follow: (listener) => {
      listeners.add(listener);
    },
    start: () => {
      awake += 1;
      const turn = awake;
      let stopListening = (): void => undefined;
      if (listeners.size > 0) {
        void loadEngine().then((engine) => {
          if (turn === awake) stopListening = listen(engine);
        }, tell);
      }
      return () => {
        awake += 1;
        stopListening();
        for (const control of queries.values()) control.abort();
        queries.clear();
      };
    },
  };
};
