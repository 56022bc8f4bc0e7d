import type { ShopperEvent } from './shopper-event.ts';

/** How long the first event of a call waits for others, in milliseconds (P13N-25). */
export const BATCH_WAIT_MS = 50;

/** Events of one page view that wait for the call that takes them. `dueAt` is an instant in milliseconds. */
export type EventBatch = { readonly events: readonly ShopperEvent[]; readonly dueAt?: number };

/** One call to the engine with all its events. */
export type EventCall = { readonly _tag: 'EventsDue'; readonly events: readonly ShopperEvent[] };

/** What follows a change: the batch as it is now, and what is due. */
type Step = { readonly state: EventBatch; readonly events: readonly EventCall[] };

const empty: EventBatch = { events: [] };

const isSame = (one: ShopperEvent, other: ShopperEvent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first event starts the wait, later ones do not lengthen it. The same event twice in one call is told once. */
const add = (batch: EventBatch, event: ShopperEvent, { now }: { readonly now: number }): EventBatch => ({
  events: batch.events.some((known) => isSame(known, event)) ? batch.events : [...batch.events, event],
  dueAt: batch.dueAt ?? now + BATCH_WAIT_MS,
});

/** Whatever waits goes in one call; an empty batch makes none. This is also for a page that is left. */
const flush = (batch: EventBatch): Step =>
  batch.events.length === 0
    ? { state: empty, events: [] }
    : { state: empty, events: [{ _tag: 'EventsDue', events: batch.events }] };

/**
 * Time goes on: once the wait is over, the batch leaves whole.
 * Law: every event leaves once, in order, no call is empty, and none waits longer than the wait (P13N-25).
 */
const elapse = (batch: EventBatch, now: number): Step =>
  batch.dueAt !== undefined && now >= batch.dueAt ? flush(batch) : { state: batch, events: [] };

export const EventBatch = { empty, add, elapse, flush } as const;
