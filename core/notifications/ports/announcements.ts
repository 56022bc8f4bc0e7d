import type * as Effect from 'effect/Effect';
import type { StoreEvent } from '../store-event.ts';

/** The one way in which the core speaks. It never listens. */
export type Announcements = { readonly announce: (event: StoreEvent) => Effect.Effect<void> };
