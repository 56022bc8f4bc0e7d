import { ANYONE, endpoint } from './endpoint.ts';
import { nothing } from './wire/primitives.codec.ts';
import { SizeChartWire } from './wire/review.codec.ts';

/** Parts of pages that are independent of products. */
export const components = {
  sizeChart: endpoint({
    id: 'API-126',
    name: 'sizeChart',
    method: 'GET',
    path: 'fapi/components/size-chart/{productType}',
    query: nothing,
    body: nothing,
    reply: SizeChartWire,
    access: ANYONE,
  }),
} as const;
