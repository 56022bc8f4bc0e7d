import type { Address } from '../profile/address.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Point } from './distance.ts';

/** A store that can be visited (STO-02). */
export type Store = Point & {
  readonly storeId: string;
  readonly name: string;
  readonly address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'>;
  readonly phone?: string;
  readonly timeZone: string;
  readonly openingHours: OpeningHours;
  readonly services: readonly string[];
};

/** What choosing a store does: the first is simply chosen, another one asks first and then tells that it changed (STO-05). */
export const storeChoice = (current: string | undefined, chosen: string): 'chosen' | 'unchanged' | 'asks-first' => {
  if (current === undefined) return 'chosen';
  return current === chosen ? 'unchanged' : 'asks-first';
};
