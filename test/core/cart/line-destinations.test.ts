import { expect, test } from 'vitest';
import { lineDestinations } from '#core/cart/line-destinations.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', line1: '1 Main St', city: 'Portland' };
const home = { itemIds: ['a', 'b'], address: ada };

test('CHK-36 each line names its address, store or collection point where an order has several destinations', () => {
  const other = { itemIds: ['c'], address: { ...ada, firstName: 'Max', lastName: 'Roth' } };
  const [store, point] = [
    { itemIds: ['d'], store: { name: 'Soho' } },
    { itemIds: ['e'], point: { name: 'Kiosk' } },
  ];
  expect([...lineDestinations([home, other, store, { ...point, address: ada }])]).toEqual([
    ['a', 'Ada Byron, 1 Main St, Portland'],
    ['b', 'Ada Byron, 1 Main St, Portland'],
    ['c', 'Max Roth, 1 Main St, Portland'],
    ['d', 'Soho'],
    ['e', 'Kiosk'],
  ]);
});

test('CHK-36 no line names the only destination, whatever the number of parcels; digital goods have none', () => {
  expect(lineDestinations([home, { itemIds: ['c'], address: ada }, { itemIds: ['d'] }, { address: ada }]).size).toBe(0);
});
