import { expect, test } from 'vitest';
import { pathOnSite } from '#core/site/path-on-site.ts';

const us = { country: 'US' };
const canada = { country: 'CA' };

test('RTE-32 the page of a store leads to the list of stores of another country, and every other page to itself', () => {
  expect(pathOnSite('/store-locator/us-denver', us, canada)).toBe('/store-locator');
  expect(pathOnSite('/store-locator/us-denver', us, us)).toBe('/store-locator/us-denver');
  for (const path of ['', '/store-locator', '/help/returns', '/p/NKTRAIL3FJO'])
    expect(pathOnSite(path, us, canada)).toBe(path);
});
