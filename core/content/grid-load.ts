/** Default number of articles of the first load (ART-08, CFG-10). */
export const DEFAULT_GRID_LOAD = 3;

/** Maximum number of articles of one response. */
export const MOST_ARTICLES = 48;

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value > 0;

/**
 * Size of the first load: rows times the columns of the small grid, or 3 if one of them is missing (PR-18); at most
 * `MOST_ARTICLES`.
 * Law: something is always loaded, and no more than one response has (ART-08).
 */
export const gridLoad = ({ rows, columns }: { readonly rows?: number; readonly columns?: number }): number =>
  isCount(rows) && isCount(columns) ? Math.min(rows * columns, MOST_ARTICLES) : DEFAULT_GRID_LOAD;
