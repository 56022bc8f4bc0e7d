import type { Sku } from '../kernel/identifiers.ts';

/** Units for sale now by variant (ENT-38). A variant that is not listed has none. */
export type Inventory = { readonly [sku: Sku]: number };
