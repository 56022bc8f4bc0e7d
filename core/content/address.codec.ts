import * as t from 'io-ts';
import { isSafeAddress } from './safe-address.ts';

/** Most code units of an address. */
export const MAX_ADDRESS = 2_000;

/** An address of limited length. An unsafe one is read as empty, which is not a link (CNT-10, CNT-11). */
export const address: t.Type<string, string, unknown> = new t.Type(
  'an address',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && value.length <= MAX_ADDRESS
      ? t.success(isSafeAddress(value) ? value.trim() : '')
      : t.failure(value, context),
  t.identity,
);
