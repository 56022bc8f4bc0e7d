import * as t from 'io-ts';
import { MAX_RADIUS } from '#core/stores/nearest.ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { id, arrayOf, nothing, prose, strictRecord, whole, within } from './wire/primitives.codec.ts';
import { CollectionPointWire } from './wire/collection-point.codec.ts';
import { StoresWire } from './wire/store.codec.ts';

export const stores = {
  /**
   * Finds stores around a position or a named place; without either, all stores of the site. It changes nothing, so it
   * needs no key.
   */
  search: endpoint({
    id: 'API-092',
    name: 'search',
    method: 'POST',
    path: 'stores/v1/search',
    query: nothing,
    body: strictRecord(
      { radius: within(1, MAX_RADIUS), unit: t.keyof({ km: null, mi: null }), limit: whole(1, 50) },
      { latitude: within(-90, 90), longitude: within(-180, 180), query: prose(100), services: arrayOf(id, 20) },
    ),
    reply: StoresWire,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  /** Finds collection points near a postal code or an address, nearest first (CHK-29, CHK-30). It changes nothing. */
  collectionPoints: endpoint({
    id: 'API-091',
    name: 'collectionPoints',
    method: 'POST',
    path: 'stores/v1/collectionPoints',
    query: nothing,
    body: strictRecord({ query: prose(100) }, { unit: t.keyof({ km: null, mi: null }), limit: whole(1, 20) }),
    reply: t.type({ collectionPoints: t.array(CollectionPointWire) }),
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
} as const;
