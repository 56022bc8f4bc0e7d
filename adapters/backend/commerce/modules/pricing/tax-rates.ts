/** A tax with its rate in parts per million. Each tax is rounded separately, as on invoices. */
export type Tax = { readonly name: string; readonly partsPerMillion: number };

/** Taxes by code of the state or province. */
export type TaxTable = { readonly [region: string]: readonly Tax[] };

const sales = (percent: number): readonly Tax[] =>
  percent === 0 ? [] : [{ name: 'Sales tax', partsPerMillion: Math.round(percent * 10_000) }];
const gst: Tax = { name: 'GST', partsPerMillion: 50_000 };
const pst = (percent: number): readonly Tax[] => [gst, { name: 'PST', partsPerMillion: Math.round(percent * 10_000) }];
const hst = (percent: number): readonly Tax[] => [{ name: 'HST', partsPerMillion: percent * 10_000 }];

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
  Object.entries(statePercents).map(([state, percent]) => [state, sales(percent)]),
);

/** Quebec: 5 % and 9.975 %, together 14.975 %. */
export const provinceTaxes: TaxTable = {
  AB: [gst],
  BC: pst(7),
  MB: pst(7),
  NB: hst(15),
  NL: hst(15),
  NS: hst(14),
  NT: [gst],
  NU: [gst],
  ON: hst(13),
  PE: hst(15),
  QC: [gst, { name: 'QST', partsPerMillion: 99_750 }],
  SK: pst(6),
  YT: [gst],
};
