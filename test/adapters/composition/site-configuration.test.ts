import { describe, expect, test } from 'vitest';
import { makeConfiguration } from '#adapters/composition/site-configuration.codec.ts';
import { featureFlags } from '#core/site/site-configuration.ts';
import { siteOf } from '../http/client-fixture.ts';

const site = siteOf('en-us');
const without = <Fields extends object>(fields: Fields, key: string): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

describe('CFG-16 a missing key stops the start by its name', () => {
  test.each(Object.keys(site))('%s', (key) => {
    expect(() => makeConfiguration([without(site, key)])).toThrow(key);
  });

  test('also in nested settings', () => {
    expect(() => makeConfiguration([{ ...site, pageSizes: {} }])).toThrow('pageSizes.listing');
  });

  test('and without any site', () => {
    expect(() => makeConfiguration([])).toThrow('no site');
  });
});

describe('CFG-17 flags', () => {
  test('there are twelve', () => {
    expect(featureFlags).toHaveLength(12);
  });

  test('an unknown one stops the start by its name', () => {
    expect(() => makeConfiguration([{ ...site, flags: { ...site.flags, favoriteLists: true } }])).toThrow(
      'favoriteLists',
    );
  });

  test('a missing one stops the start by its name', () => {
    expect(() => makeConfiguration([{ ...site, flags: without(site.flags, 'wallet') }])).toThrow('wallet');
  });

  test('CFG-20 priceRanges is on by default', () => {
    expect(
      makeConfiguration([{ ...site, flags: without(site.flags, 'priceRanges') }]).sites[0]?.flags.priceRanges,
    ).toBe(true);
  });
});

test.each([
  ['currency', 'XXX'],
  ['locale', 'EN_us'],
  ['taxMode', 'none'],
  ['siteId', ' '],
])('an invalid %s stops the start by its name: %s', (key, value) => {
  expect(() => makeConfiguration([{ ...site, [key]: value }])).toThrow(key);
});

test.each([
  ['an unknown placement', { 'pdp-other': 0 }],
  ['an index below zero', { 'pdp-similar': -1 }],
])('REC-05 %s of the second provider stops the start', (_, recommendationWidgets) => {
  expect(() => makeConfiguration([{ ...site, recommendationWidgets }])).toThrow(/recommendationWidgets\.pdp-/);
});
