import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { LoadEngine, Outcome } from './engine.ts';
import type { Handlers, Intent, Tasks } from './tasks.ts';

/** What is told when a wish fails and nobody has taken it upon themselves. */
type TellFailure = (failure: unknown) => void;

/** What becomes of a defect: it is reported as it is, and told to the shopper as a wish that got no answer. */
type Breakage = { readonly report: (defect: unknown) => void; readonly message: string };

const unanswered = (message: string): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId: 'GEN500',
  message,
  status: 0,
  request: '',
});

/** Tasks over an engine that may still be on its way. */
export const makeTasks = (loadEngine: LoadEngine, tell: TellFailure, { report, message }: Breakage): Tasks => {
  const queries = new Map<string, AbortController>();
  const listeners = new Set<(event: StoreEvent) => void>();
  /** Counts falling asleep, so that what was begun before is known to be old. */
  let turn = 0;
  let isAwake = false;
  let stopListening: (() => void) | undefined;

  const settle = <Value, Failure>(outcome: Outcome<Value, Failure>, handlers: Handlers<Value, Failure>): void => {
    if (outcome._tag === 'Success') handlers.done(outcome.value);
    if (outcome._tag === 'Failure' || outcome._tag === 'Defect') handlers.takeBack?.();
    if (outcome._tag === 'Failure' && outcome.failure !== undefined && outcome.failure !== null)
      (handlers.failed ?? tell)(outcome.failure);
    if (outcome._tag === 'Defect') {
      report(outcome.defect);
      (handlers.failed ?? tell)(unanswered(message));
    }
    handlers.settled?.();
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
    if (!isAwake || stopListening !== undefined || listeners.size === 0) return;
    const mine = turn;
    stopListening = () => undefined;
    void loadEngine().then((engine) => {
      if (mine === turn) stopListening = engine.follow((event) => listeners.forEach((listener) => listener(event)));
    }, report);
  };

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
      listen();
    },
    start: () => {
      isAwake = true;
      listen();
      return () => {
        isAwake = false;
        turn += 1;
        stopListening?.();
        stopListening = undefined;
        for (const control of queries.values()) control.abort();
        queries.clear();
      };
    },
  };
};
