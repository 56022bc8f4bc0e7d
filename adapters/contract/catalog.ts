import { ANYONE, endpoint } from './endpoint.ts';
import { id, arrayOf, nothing, numberText, prose, strictRecord, text } from './wire/primitives.codec.ts';
import {
  AvailabilityWire,
  InventoryWire,
  ListingWire,
  ProductWire,
  SearchListingWire,
  SuggestionsWire,
} from './wire/product.codec.ts';

/** `filters` is `facet:value,value;facet:value`, each part percent-encoded. */
const part = { start: numberText, count: numberText, sort: id, filters: text(4_096) };

export const products = {
  details: endpoint({
    id: 'API-074',
    name: 'details',
    method: 'GET',
    path: 'products/v2/products/{productId}/details',
    query: nothing,
    body: nothing,
    reply: ProductWire,
    access: ANYONE,
  }),
  availability: endpoint({
    id: 'API-075',
    name: 'availability',
    method: 'POST',
    path: 'products/v1/products/{productId}/availability',
    query: nothing,
    body: strictRecord({ sku: id, stores: arrayOf(id, 50) }, {}),
    reply: AvailabilityWire,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  inventory: endpoint({
    id: 'API-076',
    name: 'inventory',
    method: 'GET',
    path: 'products/v2/products/{productId}/inventory',
    query: nothing,
    body: nothing,
    reply: InventoryWire,
    access: ANYONE,
  }),
  catalog: endpoint({
    id: 'API-083',
    name: 'catalog',
    method: 'GET',
    path: 'products/v2/catalog',
    query: strictRecord({ categoryId: id }, part),
    body: nothing,
    reply: ListingWire,
    access: ANYONE,
  }),
  search: endpoint({
    id: 'API-085',
    name: 'search',
    method: 'GET',
    path: 'products/v2/search/productSearch',
    query: strictRecord({ q: prose(200) }, part),
    body: nothing,
    reply: SearchListingWire,
    access: ANYONE,
  }),
  autoSuggest: endpoint({
    id: 'API-086',
    name: 'autoSuggest',
    method: 'GET',
    path: 'products/v2/search/autoSuggest',
    query: strictRecord({ q: prose(200) }, {}),
    body: nothing,
    reply: SuggestionsWire,
    access: ANYONE,
  }),
} as const;
