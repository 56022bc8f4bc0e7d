import * as Effect from 'effect/Effect';
import { Subject, type Observable } from 'rxjs';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import type { StoreEvent } from '#core/store-event.ts';

/** The events of the core as a stream; `end` completes it. */
type StoreEvents = {
  readonly announcements: Announcements<StoreEvent>;
  readonly announcements$: Observable<StoreEvent>;
  readonly end: () => void;
};

export const makeStoreEvents = (): StoreEvents => {
  const said = new Subject<StoreEvent>();
  return {
    announcements: { announce: (event) => Effect.sync(() => said.next(event)) },
    announcements$: said.asObservable(),
    end: () => said.complete(),
  };
};
