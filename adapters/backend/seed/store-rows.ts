import { seedStores } from './data/stores.ts';
import { seedCollectionPoints } from './data/collection-points.ts';
import type { WeekData } from './data/store.ts';
import { storeUnitsOf } from './data/stock.ts';
import { towns } from './data/towns.ts';

const countries: { readonly [site in string]: string } = {
  'nordkamm-us': 'US',
  'nordkamm-ca': 'CA',
  'nordkamm-gb': 'GB',
};

const weekOf = ([sunday, weekday, friday, saturday]: WeekData): readonly string[] => [
  sunday,
  weekday,
  weekday,
  weekday,
  weekday,
  friday,
  saturday,
];

/** Rows of stores, of their stock, of collection points and of towns. */
export const storeRows = (skus: readonly string[]) => ({
  store: seedStores.map((store, position) => ({
    storeId: store.id,
    siteId: store.site,
    position,
    name: store.name,
    phone: store.phone,
    latitude: store.at[0],
    longitude: store.at[1],
    timeZone: store.timeZone,
    openingHours: weekOf(store.hours),
    services: store.services,
    address: {
      line1: store.street,
      line2: store.more,
      city: store.city,
      state: store.state,
      postalCode: store.postalCode,
      country: countries[store.site],
    },
  })),
  collectionPoint: seedCollectionPoints.map((point, position) => ({
    pointId: point.id,
    siteId: point.site,
    position,
    name: point.name,
    carrier: point.carrier,
    latitude: point.at[0],
    longitude: point.at[1],
    openingHours: weekOf(point.hours),
    address: {
      line1: point.street,
      city: point.city,
      state: point.state,
      postalCode: point.postalCode,
      country: point.country,
    },
  })),
  stockLocation: seedStores.map(({ id }) => ({ locationId: id, storeId: id })),
  stockLevel: seedStores.flatMap(({ id }, place) =>
    skus
      .map((sku, index) => ({ sku, locationId: id, onHand: storeUnitsOf(id, sku, { store: place, variant: index }) }))
      .filter(({ onHand }) => onHand > 0),
  ),
  town: Object.entries(towns).flatMap(([country, all]) =>
    all.map(({ name, at: [latitude, longitude], codes }) => ({
      country,
      name,
      latitude,
      longitude,
      postalCodes: codes,
    })),
  ),
});
