import { ANYONE, endpoint } from './endpoint.ts';
import { RecommendationsWire } from './wire/recommendation.codec.ts';
import { emailText, id, noContent, nothing, numberText, strictRecord } from './wire/primitives.codec.ts';

/** What the shop offers beyond what was asked for: other products, and word when something is back. */
export const offers = {
  recommend: endpoint({
    id: 'API-090',
    name: 'recommend',
    method: 'GET',
    path: 'products/v1/widgetRecommendations',
    query: strictRecord({ widgetId: id, count: numberText }, { productId: id, categoryId: id }),
    body: nothing,
    reply: RecommendationsWire,
    access: ANYONE,
  }),
  /** Whether the address was noted before is not revealed: the answer is the same. */
  notify: endpoint({
    id: 'API-084',
    name: 'notify',
    method: 'PUT',
    path: 'products/v1/notifications',
    query: nothing,
    body: strictRecord({ productId: id, sku: id, email: emailText }, {}),
    reply: noContent,
  }),
} as const;
