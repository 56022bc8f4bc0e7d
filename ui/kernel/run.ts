import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import type { Observable } from 'rxjs';
import type { OtherTabs } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';
import type { Engine, Outcome } from './engine.ts';

const outcomeOf = <Value, Failure>(exit: Exit.Exit<Value, Failure>): Outcome<Value, Failure> => {
  if (Exit.isSuccess(exit)) return { _tag: 'Success', value: exit.value };
  const failure = exit.cause.reasons.find(Cause.isFailReason);
  if (failure !== undefined) return { _tag: 'Failure', failure: failure.error };
  return Cause.hasInterruptsOnly(exit.cause)
    ? { _tag: 'Interrupted' }
    : { _tag: 'Defect', defect: Cause.squash(exit.cause) };
};

type EngineParts = Storefront & {
  readonly announcements$: Observable<StoreEvent>;
  /** The other tabs of this browser; undefined on the server. */
  readonly otherTabs?: OtherTabs;
};

/** Creates an engine. This is the only place that converts effects and streams to promises and listeners. */
export const makeEngine = (shop: EngineParts): Engine => ({
  shop,
  notify: (state) => shop.otherTabs?.notify(state),
  run: async (effect, signal) => outcomeOf(await Effect.runPromiseExit(effect, signal === undefined ? {} : { signal })),
  follow: (listen) => {
    const subscription = shop.announcements$.subscribe(listen);
    const stop = shop.otherTabs?.follow((state) => listen({ _tag: 'ChangedElsewhere', state }));
    return () => {
      subscription.unsubscribe();
      stop?.();
    };
  },
});
