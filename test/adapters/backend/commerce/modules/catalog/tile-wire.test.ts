import { expect, test } from 'vitest';
import type { TileRecord } from '#adapters/backend/commerce/modules/catalog/listing-records.ts';
import { tileWire } from '#adapters/backend/commerce/modules/catalog/product-wire.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';

const color = (code: string, current: number, original: number | null): TileRecord['colors'][number] => ({
  code,
  name: code,
  productId: code,
  swatch: '#000000',
  family: 'green',
  pictures: [{ name: code, width: 1, height: 1, color: '#000000' }],
  price: {
    low_current: current,
    high_current: current,
    low_original: original,
    high_original: original,
    historic_best: null,
  },
});

test('PLP-07 in the sale a reduced color is shown before a cheaper one at full price', () => {
  const site = siteOf('nordkamm-us');
  if (site === undefined) throw new Error('The site is missing');
  const record: TileRecord = {
    styleId: 'S',
    defaultColor: 'full',
    name: 'Style',
    typeLabel: 'Shoe',
    badge: null,
    ratingTenths: 40,
    ratingCount: 1,
    colors: [color('full', 5000, null), color('reduced', 6000, 9000)],
  };
  const shown = (isReduced: boolean) =>
    tileWire(record, site, { families: ['green'], isReduced, lowestPrice: true }).id;
  expect([shown(true), shown(false)]).toEqual(['reduced', 'full']);
});
