/**
 * Units of variants that scenarios need: a last unit, a sold-out variant, and two sizes that a script can buy and
 * exchange a thousand times.
 */
export const ONE_UNIT_SKU = 'NKLUMEN1PIN-S';
export const SOLD_OUT_SKU = 'NKTRAIL3MOS-46';

const PLENTIFUL_SKU = 'NKTRAIL3EMB-39';
const PLENTIFUL_SECOND_SKU = 'NKTRAIL3EMB-40';

const special: { readonly [sku: string]: number } = {
  [ONE_UNIT_SKU]: 1,
  [SOLD_OUT_SKU]: 0,
  [PLENTIFUL_SKU]: 100_000,
  [PLENTIFUL_SECOND_SKU]: 100_000,
};

/** Sizes at the ends of a run and reduced colors sell out first. */
export const scarce: { readonly [sku: string]: number } = {
  'NKRIDGE1SLT-39': 0,
  'NKRIDGE1SLT-43': 2,
  'NKRIDGE1SLT-46': 0,
  'NKRIDGE1PIN-45': 3,
  'NKFJELL4BAR-39': 0,
  'NKFJELL4BAR-46': 2,
  'NKFJELL4COA-40': 4,
  'NKFJELL4COA-45': 0,
  'NKLOOP05CHK-41': 2,
  'NKLOOP05CHK-42': 0,
  'NKLOOP05TID-46': 3,
  'NKLOOP05EMB-39': 0,
  'NKAPPR02INK-44': 2,
  'NKAPPR02LIC-39': 0,
  'NKAPPR02LIC-46': 1,
  'NKLUMEN1GLA-XXL': 0,
  'NKLUMEN1ROW-M': 2,
  'NKSVALE1GLA-S': 3,
  'NKSVALE1RST-M': 0,
  'NKSVALE1INK-XXL': 2,
  'NKBREID1OCH-S': 0,
  'NKBREID1COA-L': 4,
  'NKSKAR02ROW-XXL': 0,
  'NKSKAR02INK-M': 3,
  'NKREGN02OCH-M': 2,
  'NKREGN02OCH-L': 0,
  'NKREGN02FJO-XXL': 0,
  'NKREGN02LIC-S': 3,
  'NKVARDE1LIC-M': 2,
  'NKVARDE1LIC-XXL': 0,
  'NKVARDE1RST-S': 0,
  'NKGRID01CLY-L': 3,
  'NKGRID01SLT-XXL': 0,
  'NKTARN01MOS-XXL': 0,
  'NKTARN01FJO-S': 4,
  'NKSTRI01OAT-L': 2,
  'NKSTRI01ROW-S': 0,
  'NKSTRI01ROW-M': 0,
  'NKSTRI01ROW-L': 0,
  'NKSTRI01ROW-XL': 0,
  'NKSTRI01ROW-XXL': 0,
  'NKFELL01MOS-S': 2,
  'NKFELL01COA-XXL': 0,
  'NKSHRT02STN-M': 0,
  'NKSHRT02STN-L': 2,
  'NKSHRT02INK-XXL': 0,
  'NKSOCK03MOS-43': 0,
  'NKSOCK03SLT-37': 4,
  'NKCAP001RST-OS': 3,
  'NKSNOW01OCH-OS': 2,
  'NKHAUL50ROW-OS': 3,
  'NKMUGG01EMB-OS': 0,
  'NKTENT02OCH-OS': 2,
};

/** Units on hand of a variant, varied. `place` is the index of the variant in the catalog. */
export const unitsOf = (sku: string, place: number): number => special[sku] ?? scarce[sku] ?? 12 + ((place * 7) % 29);

/** In the first store of the US site: one unit of one shoe, none of another. */
export const LAST_IN_STORE = { storeId: 'us-denver', sku: 'NKTRAIL3EMB-44' } as const;
export const NONE_IN_STORE = { storeId: 'us-denver', sku: 'NKTRAIL3EMB-45' } as const;

const specialInStore: { readonly [place: string]: number } = {
  [`${LAST_IN_STORE.storeId}/${LAST_IN_STORE.sku}`]: 1,
  [`${NONE_IN_STORE.storeId}/${NONE_IN_STORE.sku}`]: 0,
  [`us-denver/${PLENTIFUL_SKU}`]: 10_000,
};

/** Units in a store: none to twelve, varied by the indexes of store and variant. */
export const storeUnitsOf = (
  storeId: string,
  sku: string,
  place: { readonly store: number; readonly variant: number },
): number =>
  specialInStore[`${storeId}/${sku}`] ?? (scarce[sku] === 0 ? 0 : (place.store * 5 + place.variant * 7) % 13);
