import { locales, commerceSites, type LocaleName } from '../commerce/kernel/sites.ts';
import { chartOfType, inInches, sizeCharts, type SizeChartData } from './data/size-charts.ts';
import { sizeRuns } from './data/sizes.ts';
import { inEveryLocale, textIn } from './data/localized-text.ts';

type Kind = keyof typeof sizeCharts;

const runOfChart = { shoes: 'shoes', clothes: 'clothes', socks: 'socks', heads: 'one' } as const satisfies {
  readonly [kind in Kind]: keyof typeof sizeRuns;
};

const sizeLabel = inEveryLocale({ en: 'Size', fr: 'Taille', de: 'Größe' });

/** Formats a length or a range of lengths without its unit. */
const rangeText = (span: readonly [number, number], language: string): string => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [...new Set(span)].map((length) => format(length)).join('–');
};

const chartWire = (kind: Kind, locale: LocaleName) => {
  const { title, hint, columns }: SizeChartData = sizeCharts[kind];
  const language = commerceSites.find((site) => site.locale === locale)?.language ?? locale;
  return {
    title: textIn(title, locale),
    hint: textIn(hint, locale),
    units: ['cm', 'in'],
    columns: [sizeLabel[locale], ...columns.map(({ label }) => textIn(label, locale))],
    rows: sizeRuns[runOfChart[kind]].map(({ label }, size) => [
      [label[locale]],
      ...columns.map(({ spans }) => {
        const inCentimeters = spans[size] ?? [0, 0];
        const inches = inInches(spans, kind)[size] ?? [0, 0];
        return [rangeText(inCentimeters, language), rangeText(inches, language)];
      }),
    ]),
  };
};

/** Rows of size charts by product type, and one for all clothing (PDP-10). */
export const sizeChartRows = () =>
  Object.entries({ ...chartOfType, apparel: 'clothes' as const }).flatMap(([productType, kind]) =>
    locales.map((locale) => ({ productType, locale, chart: chartWire(kind, locale) })),
  );
