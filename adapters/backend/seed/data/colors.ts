import type { ColorFamily } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import type { OfferData, StyleData } from './style.ts';

/** Color family by color code. */
const families = {
  AMB: 'yellow',
  BAR: 'brown',
  CHK: 'white',
  CLY: 'orange',
  COA: 'grey',
  EMB: 'red',
  FJO: 'blue',
  FOG: 'grey',
  GLA: 'blue',
  INK: 'blue',
  LIC: 'green',
  MOS: 'green',
  OAT: 'beige',
  OCH: 'yellow',
  PIN: 'green',
  ROW: 'red',
  RST: 'orange',
  SAN: 'beige',
  SLT: 'grey',
  STL: 'grey',
  STN: 'beige',
  TID: 'blue',
} as const satisfies { readonly [code: string]: ColorFamily };
type ColorCode = keyof typeof families;

const color = (code: ColorCode) => ({ code, family: families[code] });

/** Colors of a style, the default one first. */
export const colors = (first: ColorCode, ...others: readonly ColorCode[]): StyleData['colors'] => [
  color(first),
  ...others.map(color),
];

/** The same colors, one of them with a different price. */
export const withOffer = (
  [first, ...others]: StyleData['colors'],
  code: ColorCode,
  offer: OfferData,
): StyleData['colors'] => {
  const priced = (one: StyleData['colors'][number]) => (one.code === code ? { ...one, offer } : one);
  return [priced(first), ...others.map(priced)];
};
