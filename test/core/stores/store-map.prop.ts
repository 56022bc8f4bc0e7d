import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP, markers, storeMap } from '#core/stores/store-map.ts';
import { law } from '#test/support/law.ts';

const position = fc.record({
  latitude: fc.double({ min: -60, max: 70, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('the map of stores', () => {
  law(
    'STO-03 every place and line is within the map',
    [fc.array(position, { maxLength: 20 }), fc.constantFrom(markers.named, markers.numbered)],
    (positions, marker) => {
      const { places, grid } = storeMap(positions, marker);
      expect(places).toHaveLength(positions.length);
      for (const x of [...places.map((place) => place.x), ...grid.x]) expect(x >= 0 && x <= MAP.width).toBe(true);
      for (const y of [...places.map((place) => place.y), ...grid.y]) expect(y >= 0 && y <= MAP.height).toBe(true);
    },
  );

  law('STO-03 names of up to nine stores do not overlap', [fc.array(position, { maxLength: 9 })], (positions) => {
    const { places } = storeMap(positions);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 32 || Math.abs(one.y - other.y) >= 6.999).toBe(true);
  });

  test('STO-03 north is above south, and west is left of east', () => {
    const [seattle, newYork, denver] = storeMap([
      { latitude: 47.6, longitude: -122.3 },
      { latitude: 40.7, longitude: -74 },
      { latitude: 39.7, longitude: -105 },
    ]).places;
    expect((seattle?.y ?? 0) < (denver?.y ?? 0)).toBe(true);
    expect((seattle?.x ?? 0) < (denver?.x ?? 0) && (denver?.x ?? 0) < (newYork?.x ?? 0)).toBe(true);
  });

  test('STO-03 a single store is in the middle', () => {
    expect(storeMap([{ latitude: 57.1, longitude: -5 }]).places).toEqual([{ x: 50, y: 37.5 }]);
    expect(storeMap([]).places).toEqual([]);
  });
});
