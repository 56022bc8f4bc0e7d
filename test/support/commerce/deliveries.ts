import type { PricedDelivery } from '#adapters/backend/commerce/modules/pricing/price-rule.ts';
import { ratesFor } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';

/** All goods are sent home by a method. */
export const sentHome = (methodId = 'standard'): readonly PricedDelivery[] => [
  { id: 'home', rates: ratesFor('standard', undefined), methodId },
];
