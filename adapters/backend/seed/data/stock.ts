/** Units of variants that scenarios rely on: one that is the last of its kind, one that is sold out, one that a script can buy a thousand times. */
export const ONE_UNIT_SKU = 'NKLUMEN1PIN-S';
export const SOLD_OUT_SKU = 'NKTRAIL3MOS-46';

export const PLENTIFUL_SKU = 'NKTRAIL3EMB-39';

const special: { readonly [sku: string]: number } = { [ONE_UNIT_SKU]: 1, [SOLD_OUT_SKU]: 0, [PLENTIFUL_SKU]: 100_000 };

/** Units on hand of a variant: plenty, and not the same everywhere. `place` counts the variants of the catalogue. */
export const unitsOf = (sku: string, place: number): number => special[sku] ?? 12 + ((place * 7) % 29);
