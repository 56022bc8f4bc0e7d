/** Units of lengths in content. */
const lengthUnits = ['px', 'rem', '%', 'vw'] as const;
type LengthUnit = (typeof lengthUnits)[number];

/** Smallest and largest number by unit. */
export type LengthBounds = { readonly [unit in LengthUnit]: readonly [least: number, most: number] };

/** A slide is wide enough for a target, and at most as wide as the largest page. */
export const slideWidths: LengthBounds = { px: [48, 2000], rem: [3, 125], '%': [10, 100], vw: [10, 100] };
export const slidePaddings: LengthBounds = { px: [0, 128], rem: [0, 8], '%': [0, 20], vw: [0, 20] };

/** A length: its digits, with at most four decimal places, and its unit. */
type ContentLength = { readonly digits: string; readonly unit: LengthUnit };

/** Reads a CSS length of content, such as `33.33%`; `0` needs no unit. Undefined for any other text. */
export const contentLengthOf = (text: string): ContentLength | undefined => {
  if (text === '0') return { digits: '0', unit: 'px' };
  const [, digits = '', unit = ''] = /^(\d{1,4}(?:\.\d{1,4})?)(px|rem|%|vw)$/.exec(text) ?? [];
  const known = lengthUnits.find((one) => one === unit);
  return known === undefined ? undefined : { digits, unit: known };
};

/** Whether a text is a length within bounds. */
export const isLengthWithin = (text: string, bounds: LengthBounds): boolean => {
  const length = contentLengthOf(text);
  if (length === undefined) return false;
  const [least, most] = bounds[length.unit];
  return Number(length.digits) >= least && Number(length.digits) <= most;
};
