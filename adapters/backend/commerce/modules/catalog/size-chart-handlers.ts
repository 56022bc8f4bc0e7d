import { either as E } from 'fp-ts';
import type { components } from '#adapters/contract/size-charts.ts';
import { SizeChartWire } from '#adapters/contract/wire/review.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { readSizeChart } from './size-chart-records.ts';

/** Page components that are requested separately (API-126). */
export const makeComponentsHandlers = ({
  database: { db },
}: Pick<CommerceContext, 'database'>): GroupHandlers<typeof components> => ({
  sizeChart: async ({ params: { productType }, site: { locale } }) => {
    const chart = await readSizeChart(db, { productType, locale });
    if (chart === undefined) return notFound;
    const decoded = SizeChartWire.decode(chart);
    if (E.isLeft(decoded)) throw new Error(`The size chart of ${productType} is not well formed`);
    return decoded.right;
  },
});
