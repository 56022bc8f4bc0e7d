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

/** The hash FNV-1a of 64 bits: it distinguishes devices and contains no readable data. */
const hash = (text: string): string => {
  let value = 0xcbf29ce484222325n;
  for (const sign of text) value = BigInt.asUintN(64, (value ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return value.toString(16).padStart(16, '0');
};

export const deviceFingerprint: DeviceFingerprint = { read: Effect.sync(() => hash(traits().join('|'))) };
