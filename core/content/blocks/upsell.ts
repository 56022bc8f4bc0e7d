import * as t from 'io-ts';
import { defaultTo, line } from '../../kernel/fields.codec.ts';
import { UPSELL_STACKED } from '#core/content/placements.ts';
import { block } from './block.codec.ts';

const stackedCount = new t.Type<number, number, unknown>(
  `a whole number from 1 to ${UPSELL_STACKED}`,
  t.number.is,
  (value, context) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= UPSELL_STACKED
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

/** Small goods that go with the cart (CNT-49). `title` replaces the heading of the service (REC-15: three by default). */
export const UpsellCodec = block('upsell', {
  needed: {},
  defaults: { stackedCount: defaultTo(stackedCount, UPSELL_STACKED) },
  allowed: { title: line },
});
