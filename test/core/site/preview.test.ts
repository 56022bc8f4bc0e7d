import { describe, expect, test } from 'vitest';
import { zonedTimeOf } from '#core/kernel/zoned-time.ts';
import { previewHeaders, previewOf } from '#core/site/preview.ts';

const read = (query: string) => {
  const values = new URLSearchParams(query);
  return previewOf((name) => values.get(name));
};

describe('previews', () => {
  test.each<readonly [query: string, preview: object | undefined]>([
    ['', undefined],
    ['preview=false', undefined],
    ['preview=', undefined],
    ['previewDate=2026-12-01T08:00:00Z', undefined],
    ['preview=true', {}],
    ['preview=true&previewDate=2026-12-01T08:00:00Z', { date: '2026-12-01T08:00:00Z' }],
    ['preview=true&previewDate=2026-12-01T08:00:00%2B01:00', { date: '2026-12-01T08:00:00+01:00' }],
    ['preview=true&previewDate=2026-12-01T08:00', { date: '2026-12-01T08:00Z' }],
    ...['tomorrow', '2026-13-01T00:00:00Z', '2026-12-01', '', '<script>', '1'].map(
      (date) => [`preview=true&previewDate=${date}`, {}] as const,
    ),
  ])('SHOW-09 SHOW-10 the query %j previews %j', (query, preview) => expect(read(query)).toEqual(preview));

  test('an instant has a zone', () => {
    expect(zonedTimeOf('2026-12-01T08:00:00Z')).toBe(Date.UTC(2026, 11, 1, 8));
    expect(zonedTimeOf('2026-12-01T08:00:00')).toBeUndefined();
  });

  test('a day that its month does not have is no time', () => {
    expect(zonedTimeOf('2026-02-31T00:00:00Z')).toBeUndefined();
    for (const day of ['2027-02-29', '2100-02-29', '2026-04-31', '2026-12-32'])
      expect(zonedTimeOf(`${day}T00:00:00Z`)).toBeUndefined();
    expect(zonedTimeOf('2026-12-31T00:00:00Z')).toBe(Date.UTC(2026, 11, 31));
    expect(zonedTimeOf('2028-02-29T00:00:00+02:00')).toBe(Date.UTC(2028, 1, 28, 22));
  });

  test('HTTP-10 in production without the cookie of an editor the headers are absent', () => {
    expect(previewHeaders({ isProduction: true })).toEqual({});
    const both = { 'x-bypass-maintenance': 'true', 'x-test-mode': 'true' };
    expect(previewHeaders({ isProduction: false })).toEqual(both);
    expect(previewHeaders({ isProduction: true, grant: 'g' })).toEqual({ ...both, 'x-preview-grant': 'g' });
  });
});
