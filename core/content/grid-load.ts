/** Articles loaded first where the grid does not say (ART-08, CFG-10). */
export const DEFAULT_GRID_LOAD = 3;

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value > 0;

/**
 * The first load is rows times the columns of the small grid, or 3 where one of them is not given (PR-18).
 * Law: something is always loaded (ART-08).
 */
export const gridLoad = ({ rows, columns }: { readonly rows?: number; readonly columns?: number }): number =>
  isCount(rows) && isCount(columns) ? rows * columns : DEFAULT_GRID_LOAD;
