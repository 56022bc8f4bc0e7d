import * as Effect from 'effect/Effect';
import { present } from '../kernel/present.ts';
import { nearest } from '../stores/nearest.ts';
import { dayHours } from '../stores/opening-hours.ts';
import type { StoreGateway } from '../stores/ports/store-gateway.ts';
import type { FoundPoint } from '../stores/collection-point-view.ts';
import type { FoundStore } from '../stores/store.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

const store = (storeId: string, city: string, at: readonly [number, number]): FoundStore => ({
  storeId,
  name: `NORDKAMM ${city}`,
  latitude: at[0],
  longitude: at[1],
  timeZone: 'America/Denver',
  phone: '+1 303 555 0142',
  services: ['pickup', 'fitting'],
  address: { line1: '1 Main Street', city, state: 'CO', postalCode: '80202', country: 'US' },
  openingHours: [undefined, ...Array.from({ length: 6 }, () => dayHours('10:00-20:00'))],
});

const all: readonly FoundStore[] = [
  store('us-denver', 'Denver', [39.7479, -104.9994]),
  store('us-boulder', 'Boulder', [40.0193, -105.2732]),
  store('us-seattle', 'Seattle', [47.6101, -122.3365]),
];

const point = (number: number): FoundPoint => ({
  id: `us-point-${number}`,
  name: `Corner Market ${number}`,
  carrier: 'Parcelway',
  latitude: 39.74 + number / 100,
  longitude: -104.99,
  distance: number,
  address: { line1: `${number} Market Street`, city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  openingHours: ['closed', ...Array.from({ length: 6 }, () => '08:00-20:00')],
});

const collectionPoints = Array.from({ length: 20 }, (_, index) => point(index + 1));

/**
 * Three stores: the first has seven units of everything, the second two, the third none. A search by text finds the
 * stores around a town. `asked` contains the store ids of each request for stock.
 */
export type FakeStores = StoreGateway & { readonly asked: (readonly string[])[]; readonly units: Map<string, number> };

export const makeFakeStores = (faults: FakeFaults): FakeStores => {
  const asked: (readonly string[])[] = [];
  const units = new Map([
    ['us-denver', 7],
    ['us-boulder', 2],
  ]);
  return {
    asked,
    units,
    search: (near, unit, radius) =>
      faults.meet('searchStores').pipe(
        Effect.andThen(
          Effect.suspend(() => {
            if (near._tag === 'Everywhere') return Effect.succeed(all);
            const from =
              near._tag === 'Point'
                ? near
                : all.find(({ address }) => address.city.toLowerCase() === near.query.toLowerCase());
            const found = from === undefined ? [] : nearest(all, from, { unit, ...present({ radius }) });
            return found.length === 0 ? Effect.fail(apiRefusal('STR404', 404)) : Effect.succeed(found);
          }),
        ),
      ),
    findPoints: (query) =>
      faults
        .meet('findPoints')
        .pipe(Effect.as(query.toLowerCase() === 'denver' || query.startsWith('802') ? collectionPoints : [])),
    availability: ({ productId, stores }) =>
      faults.meet('availability').pipe(
        Effect.andThen(
          Effect.suspend(() => {
            asked.push(stores);
            return productId.startsWith('NK')
              ? Effect.succeed(Object.fromEntries(stores.map((id) => [id, units.get(id) ?? 0])))
              : Effect.fail(apiRefusal('API404', 404));
          }),
        ),
      ),
  };
};
