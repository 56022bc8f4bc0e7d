import type { Tax } from '#core/order/tax-parts.ts';

/** Taxes by code of the state or province. Each is rounded separately. */
export type TaxTable = { readonly [region: string]: readonly Tax[] };

const taxOf = (name: Tax['name'], percent: number): Tax => ({ name, partsPerMillion: Math.round(percent * 10_000) });

const gst = taxOf('gst', 5);

/** Demo rates: state taxes without counties and cities. */
const statePercents = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  VT: 6,
  VA: 4.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

export const stateTaxes: TaxTable = Object.fromEntries(
  Object.entries(statePercents).map(([state, percent]) => [state, percent === 0 ? [] : [taxOf('sales', percent)]]),
);

/** Quebec: 5 % and 9.975 %, together 14.975 %. */
export const provinceTaxes: TaxTable = {
  AB: [gst],
  BC: [gst, taxOf('pst', 7)],
  MB: [gst, taxOf('rst', 7)],
  NB: [taxOf('hst', 15)],
  NL: [taxOf('hst', 15)],
  NS: [taxOf('hst', 14)],
  NT: [gst],
  NU: [gst],
  ON: [taxOf('hst', 13)],
  PE: [taxOf('hst', 15)],
  QC: [gst, taxOf('qst', 9.975)],
  SK: [gst, taxOf('pst', 6)],
  YT: [gst],
};

/** The United Kingdom has one rate for everything that the shop sells. */
export const britishTaxes: TaxTable = { '*': [taxOf('vat', 20)] };
