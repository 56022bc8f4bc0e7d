import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { refsOf } from '#adapters/http/session/session-wire.ts';
import { present } from '#core/kernel/present.ts';
import type { SessionOfSites } from './session-records.ts';

const Refs = t.partial({ basket: t.string, favorites: t.string, savedItems: t.string, order: t.string });

const StoredSession = t.intersection([
  t.type({ consumerId: t.string, consumerType: t.string, accessExpiry: t.string, refreshExpiry: t.string }),
  t.partial({
    refs: Refs,
    siteId: t.string,
    elsewhere: t.record(t.string, Refs),
    staff: t.type({
      storeId: t.string,
      storeName: t.string,
      storeEmployeeId: t.string,
      storeEmployeeName: t.string,
    }),
    tokens: t.type({ access: t.string, refresh: t.string }),
    /** Release 1 stored the references under the field names of the wire format. */
    basketId: t.string,
    favoriteId: t.string,
    saveForLaterId: t.string,
    orderId: t.string,
  }),
]);

/** Decodes a session that this release or release 1 has stored; undefined for anything else. */
export const sessionFromStored = (value: unknown): SessionOfSites | undefined => {
  const decoded = StoredSession.decode(value);
  if (E.isLeft(decoded)) return undefined;
  const { consumerId, consumerType, accessExpiry, refreshExpiry, refs, siteId, elsewhere, staff, tokens } =
    decoded.right;
  return {
    consumerId,
    consumerType,
    accessExpiry,
    refreshExpiry,
    refs: refs ?? refsOf(decoded.right),
    ...present({ siteId, elsewhere, staff, tokens }),
  };
};
