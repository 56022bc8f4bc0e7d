/** One row: name, result, budget, and the value of the floor page, where they exist. */
export type Row = { readonly what: string; readonly value: string; readonly budget?: string; readonly floor?: string };

export type Section = { readonly title: string; readonly rows: readonly Row[] };

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** All sections as one table, with columns of the needed width. */
export const writeTable = (sections: readonly Section[]): string => {
  const head = { what: '', value: 'measured', budget: 'budget', floor: 'floor' };
  const rows = sections.flatMap(({ rows }) => rows);
  const width = (of: keyof Row): number => Math.max(...[head, ...rows].map((row) => (row[of] ?? '').length));
  const widths = { what: width('what'), value: width('value'), budget: width('budget'), floor: width('floor') };
  const line = ({ what, value, budget = '', floor = '' }: Row): string =>
    `  ${what.padEnd(widths.what)}  ${value.padStart(widths.value)}  ${budget.padStart(widths.budget)}  ${floor.padStart(widths.floor)}`.trimEnd();
  return sections.flatMap(({ title, rows: own }) => ['', title, line(head), ...own.map(line)]).join('\n');
};
