import type * as Effect from 'effect/Effect';

/** A stable identifier of the device for fraud checks; contains no personal data. */
export type DeviceFingerprint = { readonly read: Effect.Effect<string> };
