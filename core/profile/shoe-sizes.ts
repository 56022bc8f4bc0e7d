/** Men's sizes of the United States by European size. British sizes are half a size smaller. */
const american: { readonly [european: string]: number } = {
  35: 3.5,
  36: 4,
  37: 5,
  38: 5.5,
  39: 6.5,
  40: 7,
  41: 8,
  42: 8.5,
  43: 9.5,
  44: 10,
  45: 11,
  46: 12,
  47: 12.5,
  48: 13,
};

/** European shoe sizes of the catalog, which a member may prefer (PRO-05). They are stored. */
export const shoeSizes: readonly string[] = Object.keys(american);

/** A European size in the system of a country: as in the United States and Great Britain, else unchanged. */
export const localShoeSize = (european: string, country: string): string => {
  const size = american[european];
  if (size === undefined) return european;
  if (country === 'US') return String(size);
  return country === 'GB' ? String(size - 0.5) : european;
};

/** The name of the system in which a country writes sizes. */
const systems: { readonly [country: string]: string } = { US: 'US', GB: 'UK' };

/** A European size as a member of a site chooses it, such as "US 8.5" (PRO-05). */
export const shoeSizeText = (european: string, country: string): string =>
  `${systems[country] ?? 'EU'} ${localShoeSize(european, country)}`;
