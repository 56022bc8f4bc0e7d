import type { Destination, PricedDelivery } from '#adapters/backend/commerce/modules/pricing/price-rule.ts';
import { ratesFor } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';

/** All goods are sent home by a method, to a destination if it is known. */
export const sentHome = (methodId = 'standard', destination?: Destination | ''): readonly PricedDelivery[] => [
  { id: 'home', rates: ratesFor('standard', undefined), methodId, ...(destination ? { destination } : {}) },
];
