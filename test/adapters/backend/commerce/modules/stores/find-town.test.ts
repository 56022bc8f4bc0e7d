import { expect, test } from 'vitest';
import { findTown } from '#adapters/backend/commerce/modules/stores/find-town.ts';
import { towns } from '#adapters/backend/seed/data/towns.ts';

const known = (country: keyof typeof towns) =>
  towns[country].map(({ name, codes }) => ({ name, latitude: 0, longitude: 0, postalCodes: codes }));
const found = (country: keyof typeof towns, query: string): string | undefined => findTown(known(country), query)?.name;

test.each([
  ['US', '80202', 'Denver'],
  ['US', ' 84060-1234 ', 'Park City'],
  ['US', 'denver', 'Denver'],
  ['US', 'Denver, CO', 'Denver'],
  ['US', 'salt lake', 'Salt Lake City'],
  ['US', 'Fort C', 'Fort Collins'],
  ['CA', 'H2J 2K8', 'Montréal'],
  ['CA', 'h7a', 'Laval'],
  ['CA', 'montreal', 'Montréal'],
  ['CA', 'QUÉBEC', 'Québec'],
  ['CA', 'T1W', 'Canmore'],
  ['GB', 'EH2 2NN', 'Edinburgh'],
  ['GB', 'ca12 5bs', 'Keswick'],
  ['GB', 'CA1', 'Carlisle'],
  ['GB', 'Fort William', 'Fort William'],
  ['GB', 'Bath', 'Bath'],
] as const)('STO-02 in %s "%s" is %s', (country, query, town) => expect(found(country, query)).toBe(town));

test.each(['', '  ', '?', 'Atlantis', 'Lake Salt', '99999', 'Den Haag'])('STO-02 "%s" is not a known town', (query) =>
  expect(found('US', query)).toBeUndefined(),
);
