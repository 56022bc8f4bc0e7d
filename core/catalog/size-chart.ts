/** Units of lengths; centimeters come first. */
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/**
 * How the sizes of a type of product are measured (PDP-10). A cell has one text for each of the chart's units, or a
 * single one that needs none.
 */
export type SizeChart = {
  readonly title: string;
  readonly hint?: string;
  readonly units: readonly LengthUnit[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (readonly string[])[])[];
};

/** The unit that a country measures in, unless the shopper has chosen another (ux 28). */
export const lengthUnitOf = (country: string, chosen: string | undefined): LengthUnit =>
  lengthUnits.find((unit) => unit === chosen) ?? (country === 'US' ? 'in' : 'cm');

/** The rows of a chart in one unit. A cell without that unit shows what it has. */
export const rowsIn = (
  { units: known, rows }: Pick<SizeChart, 'units' | 'rows'>,
  unit: LengthUnit,
): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((texts) => texts[known.indexOf(unit)] ?? texts[0] ?? ''));
