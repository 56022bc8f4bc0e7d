const SMALLEST = 35;
const LARGEST = 48;

/** European shoe sizes of the catalog, which a member may prefer (PRO-05). */
export const shoeSizes: readonly string[] = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) =>
  String(SMALLEST + index),
);
