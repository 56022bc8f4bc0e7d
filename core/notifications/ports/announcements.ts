import type * as Effect from 'effect/Effect';

/** Outgoing events of an area; `core/store-event.ts` lists those of all areas. */
export type Announcements<Event> = { readonly announce: (event: Event) => Effect.Effect<void> };
