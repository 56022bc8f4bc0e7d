import type { Point } from './distance.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Store } from './store.ts';

/** A shop of somebody else that hands over parcels (CHK-30). `nearest` lists the twenty nearest. */
export type CollectionPoint = Point & {
  readonly id: string;
  readonly name: string;
  readonly address: Store['address'];
  readonly openingHours: OpeningHours;
  readonly carrier: string;
};
