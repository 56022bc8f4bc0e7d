import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { RecommendationsWire } from './wire/offer.codec.ts';
import { noContent, nothing, numberText, strictRecord } from './wire/primitives.codec.ts';

/** What the shop offers beyond what was asked for: other products, and word when something is back. */
export const offers = {
  recommend: endpoint({
    id: 'API-090', name: 'recommend', method: 'GET', path: 'products/v1/widgetRecommendations', query: strictRecord({ widgetId: t.string, count: numberText }, { productId: t.string, categoryId: t.string }), body: nothing,
    reply: RecommendationsWire, access: 'public',
  }),
  /** Whether the address was noted before is nobody's business: the answer is the same. */
  notify: endpoint({ id: 'API-084', name: 'notify', method: 'PUT', path: 'products/v1/notifications', query: nothing, body: strictRecord({ productId: t.string, sku: t.string, email: t.string }, {}), reply: noContent }),
} as const;
