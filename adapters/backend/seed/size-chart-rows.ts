import { locales, sites, type LocaleName } from '../commerce/kernel/sites.ts';
import { chartOfType, inches, sizeCharts, type SizeChart } from './data/size-charts.ts';
import { sizeRuns } from './data/sizes.ts';
import { everywhere, wordsIn } from './data/words.ts';

type Kind = keyof typeof sizeCharts;

const runs = { shoes: 'shoes', clothes: 'clothes', socks: 'socks', heads: 'one' } as const satisfies {
  readonly [kind in Kind]: keyof typeof sizeRuns;
};

const sizeLabel = everywhere({ en: 'Size', fr: 'Taille', de: 'Größe' });

/** A length or a span of lengths as it is written in a language, without its unit. */
const spanText = (span: readonly [number, number], language: string): string => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [...new Set(span)].map((length) => format(length)).join('–');
};

/** Feet differ by less than the half inch that tailors count by. */
const tenthsOfAnInch = (centimetres: number): number => Math.round((centimetres / 2.54) * 10) / 10;
const inchesOf: { readonly [kind in Kind]: (centimetres: number) => number } = {
  shoes: tenthsOfAnInch,
  socks: tenthsOfAnInch,
  clothes: inches,
  heads: inches,
};

const chartWire = (kind: Kind, locale: LocaleName) => {
  const { title, hint, columns }: SizeChart = sizeCharts[kind];
  const language = sites.find((site) => site.locale === locale)?.language ?? locale;
  return {
    title: wordsIn(title, locale),
    hint: wordsIn(hint, locale),
    units: ['cm', 'in'],
    columns: [sizeLabel[locale], ...columns.map(({ label }) => wordsIn(label, locale))],
    rows: sizeRuns[runs[kind]].map(({ label }, size) => [
      [label[locale]],
      ...columns.map(({ spans }) => {
        const [from, to] = spans[size] ?? [0, 0];
        return [spanText([from, to], language), spanText([inchesOf[kind](from), inchesOf[kind](to)], language)];
      }),
    ]),
  };
};

/** Rows of the charts: one for each type of product that has sizes, and one for whatever is worn (PDP-10). */
export const sizeChartRows = () =>
  Object.entries({ ...chartOfType, apparel: 'clothes' as const }).flatMap(([productType, kind]) =>
    locales.map((locale) => ({ productType, locale, chart: chartWire(kind, locale) })),
  );
