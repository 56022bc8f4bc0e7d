import { families } from '#core/failures/error-catalog.ts';

/** The ids of the catalog of errors, exact case (ERR-04). */
export const errorIds: readonly string[] = Object.values(families).flatMap((family) => Object.keys(family));
