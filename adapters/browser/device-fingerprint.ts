import * as Effect from 'effect/Effect';
import type { DeviceFingerprint } from '#core/checkout/ports/device-fingerprint.ts';

const traits = (): readonly (string | number)[] => [
  navigator.userAgent,
  navigator.language,
  navigator.hardwareConcurrency,
  screen.width,
  screen.height,
  screen.colorDepth,
  Intl.DateTimeFormat().resolvedOptions().timeZone,
];

/** A 53-bit hash that distinguishes devices and contains no readable data. */
const hash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0).toString(16) + (high >>> 0).toString(16)).padStart(16, '0');
};

export const deviceFingerprint: DeviceFingerprint = { read: Effect.sync(() => hash(traits().join('|'))) };
