import type { Address } from '../profile/address.ts';
import type { OpeningHours, SpecialHours } from './opening-hours.ts';
import type { Point } from './distance.ts';

/** A store (STO-02). */
type Store = Point & {
  readonly storeId: string;
  readonly name: string;
  readonly address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'>;
  readonly phone?: string;
  readonly timeZone: string;
  readonly openingHours: OpeningHours;
  readonly specialHours?: SpecialHours;
  readonly services: readonly string[];
};

/** A store of a search result, with its distance in kilometers if the search had a position. */
export type FoundStore = Store & { readonly distance?: number };

/** Units in stock by store id. */
export type StoreInventory = { readonly [storeId: string]: number };

/** The effect of choosing a store: the first one is chosen at once, a different one must be confirmed (STO-05). */
export const storeChoice = (current: string | undefined, chosen: string): 'chosen' | 'unchanged' | 'asks-first' => {
  if (current === undefined) return 'chosen';
  return current === chosen ? 'unchanged' : 'asks-first';
};
