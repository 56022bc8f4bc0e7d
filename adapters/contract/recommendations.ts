import { ANYONE, endpoint } from './endpoint.ts';
import { RecommendationsWire } from './wire/recommendation.codec.ts';
import { emailText, id, noContent, nothing, numberText, strictRecord } from './wire/primitives.codec.ts';

/** Recommendations and back-in-stock messages. */
export const recommendations = {
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
  /** Requests a back-in-stock message. The reply does not show whether the address was registered before. */
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
