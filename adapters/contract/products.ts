import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { nothing, numberText, strictRecord } from './wire/primitives.codec.ts';
import { AvailabilityWire, InventoryWire, ListingWire, ProductWire, SearchListingWire, SuggestionsWire } from './wire/product.codec.ts';

/** `filters` is `facet:value,value;facet:value`, each part percent-encoded. */
const part = { start: numberText, count: numberText, sort: t.string, filters: t.string };

export const products = {
  details: endpoint({ id: 'API-074', name: 'details', method: 'GET', path: 'products/v2/products/{productId}/details', query: nothing, body: nothing, reply: ProductWire, access: 'public' }),
  availability: endpoint({
    id: 'API-075', name: 'availability', method: 'POST', path: 'products/v1/products/{productId}/availability', query: nothing, body: strictRecord({ sku: t.string, stores: t.array(t.string) }, {}),
    reply: AvailabilityWire, access: 'public', rate: 'free', keyed: false,
  }),
  inventory: endpoint({ id: 'API-076', name: 'inventory', method: 'GET', path: 'products/v2/products/{productId}/inventory', query: nothing, body: nothing, reply: InventoryWire, access: 'public' }),
  catalog: endpoint({ id: 'API-083', name: 'catalog', method: 'GET', path: 'products/v2/catalog', query: strictRecord({ categoryId: t.string }, part), body: nothing, reply: ListingWire, access: 'public' }),
  search: endpoint({ id: 'API-085', name: 'search', method: 'GET', path: 'products/v2/search/productSearch', query: strictRecord({ q: t.string }, part), body: nothing, reply: SearchListingWire, access: 'public' }),
  autoSuggest: endpoint({ id: 'API-086', name: 'autoSuggest', method: 'GET', path: 'products/v2/search/autoSuggest', query: strictRecord({ q: t.string }, {}), body: nothing, reply: SuggestionsWire, access: 'public' }),
} as const;
