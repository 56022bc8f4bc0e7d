import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import type { Observable } from 'rxjs';
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

/** The one bridge from effects and streams to promises and listeners. */
export const makeEngine = (shop: Storefront & { readonly announcements$: Observable<StoreEvent> }): Engine => ({
  shop,
  run: async (effect, signal) => outcomeOf(await Effect.runPromiseExit(effect, signal === undefined ? {} : { signal })),
  follow: (listen) => {
    const subscription = shop.announcements$.subscribe(listen);
    return () => subscription.unsubscribe();
  },
});
