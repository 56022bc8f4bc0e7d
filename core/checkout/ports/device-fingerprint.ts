import type * as Effect from 'effect/Effect';

/** A stable mark of the device, for fraud checks; holds nothing of the person. */
export type DeviceFingerprint = { readonly read: Effect.Effect<string> };
