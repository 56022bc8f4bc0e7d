/** Units of length, centimeters first. */
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/**
 * Measurements of the sizes of a product type (PDP-10). A cell has one text for each of the chart's units, or a single
 * one for all.
 */
export type SizeChart = {
  readonly title: string;
  readonly hint?: string;
  readonly units: readonly LengthUnit[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (readonly string[])[])[];
};

/** The unit that the shopper chose, else that of the country (ux 28). */
export const lengthUnitOf = (country: string, chosen: string | undefined): LengthUnit =>
  lengthUnits.find((unit) => unit === chosen) ?? (country === 'US' ? 'in' : 'cm');

/** The rows of a chart in one unit. A cell without that unit shows its first text. */
export const rowsIn = (
  { units: known, rows }: Pick<SizeChart, 'units' | 'rows'>,
  unit: LengthUnit,
): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((texts) => texts[known.indexOf(unit)] ?? texts[0] ?? ''));
