import type { Address } from '../profile/address.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Point } from './distance.ts';

/** A store that can be visited (STO-02). */
type Store = Point & {
  readonly storeId: string;
  readonly name: string;
  readonly address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'>;
  readonly phone?: string;
  readonly timeZone: string;
  readonly openingHours: OpeningHours;
  readonly services: readonly string[];
};

/** A store that a search has found, with its distance in kilometres where the search had a place to measure from. */
export type FoundStore = Store & { readonly distance?: number };

/** Units that stores could hand over, by the id of the store. */
export type StoreInventory = { readonly [storeId: string]: number };

/**
 * What choosing a store does: the first is simply chosen, another one asks first and then confirms that it changed
 * (STO-05).
 */
export const storeChoice = (current: string | undefined, chosen: string): 'chosen' | 'unchanged' | 'asks-first' => {
  if (current === undefined) return 'chosen';
  return current === chosen ? 'unchanged' : 'asks-first';
};
