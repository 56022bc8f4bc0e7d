import type { stores } from '#adapters/contract/stores.ts';
import type { StoreWire } from '#adapters/contract/wire/store.codec.ts';
import { present } from '#core/kernel/present.ts';
import { inUnit, type DistanceUnit, type Point } from '#core/stores/distance.ts';
import { nearest } from '#core/stores/nearest.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Call, GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { namedHolidays } from '#adapters/backend/commerce/kernel/site-days.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { normalizedWords } from '../search/text-query.ts';
import { findTown } from './find-town.ts';
import { pointWire } from './point-wire.ts';
import { listPoints, listStores, listTowns, type StoreRecord } from './store-records.ts';

/** STO-08. */
const noStore = refusal(404, 'STR404');

type Search = Call<(typeof stores)['search']>['body'];
type ListedStore = StoreRecord & { readonly distance?: number };

const storeWire = (
  { storeId, name, address, phone, latitude, longitude, timeZone, openingHours, services, distance }: ListedStore,
  { unit, ...at }: { readonly unit: DistanceUnit; readonly now: number } & Pick<CommerceSite, 'locale'>,
): StoreWire => ({
  storeId,
  name,
  address: { ...address },
  latitude,
  longitude,
  services: [...services],
  timeZone,
  openingHours: [...openingHours],
  specialHours: namedHolidays({ country: address.country, timeZone, openingHours }, at),
  ...present({
    phone: phone ?? undefined,
    distance: distance === undefined ? undefined : Math.round(inUnit(distance, unit) * 100) / 100,
  }),
});

/** Stores that match a query by name or town, when no known town matches. */
const storesByName = (all: readonly StoreRecord[], query: string): readonly StoreRecord[] => {
  const words = normalizedWords(query);
  return words.length === 0
    ? []
    : all.filter(({ name, address }) =>
        words.every((word) =>
          normalizedWords(`${name} ${address.city} ${address.line1}`).some((known) => known.startsWith(word)),
        ),
      );
};

/** The parts of an address that may name its town: the whole, its postal code at the end, and what commas separate. */
const placesIn = (query: string): readonly string[] => {
  const words = query.trim().split(/\s+/);
  return [query, words.slice(-2).join(' '), words.slice(-1).join(''), ...query.split(',').toReversed()];
};

/** Stores near a point or a place, nearest first; without either all stores of the site (API-092). */
export const makeStoresHandlers = ({
  database: { db },
  now,
}: Pick<CommerceContext, 'database' | 'now'>): GroupHandlers<typeof stores> => {
  const placeOf = async ({ latitude, longitude, query }: Search, country: string): Promise<Point | undefined> => {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    return query === undefined ? undefined : findTown(await listTowns(db, country), query);
  };

  return {
    search: async ({ body, site }) => {
      if ((body.latitude === undefined) !== (body.longitude === undefined)) return badRequest;
      const { unit, radius, limit, query, services = [] } = body;
      const all = (await listStores(db, site.siteId)).filter((store) =>
        services.every((service) => store.services.includes(service)),
      );
      const place = await placeOf(body, site.country);
      const unplaced = query === undefined ? all : storesByName(all, query);
      const found: readonly ListedStore[] =
        place === undefined ? unplaced.slice(0, limit) : nearest(all, place, { unit, radius, limit });
      return found.length === 0
        ? noStore
        : { stores: found.map((store) => storeWire(store, { unit, now: now(), locale: site.locale })) };
    },

    collectionPoints: async ({ body: { query, unit = 'km', limit }, site }) => {
      const towns = await listTowns(db, site.country);
      const place = placesIn(query).flatMap((part) => findTown(towns, part) ?? [])[0];
      if (place === undefined) return { collectionPoints: [] };
      const points = nearest(await listPoints(db, site.siteId), place, { unit, ...present({ limit }) });
      return {
        collectionPoints: points.map(({ pointId: id, latitude, longitude, distance, ...point }) => ({
          ...pointWire({ ...point, id }),
          latitude,
          longitude,
          distance: Math.round(inUnit(distance, unit) * 100) / 100,
        })),
      };
    },
  };
};
