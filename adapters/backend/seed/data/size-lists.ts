import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import type { LocalizedText } from './localized-text.ts';
import { html, type BlockData } from './page.ts';
import { inches, sizeCharts } from './size-charts.ts';
import { sizeRuns } from './sizes.ts';

type Variant = 'en' | 'gb' | 'fr' | 'de';

/** How a variant of the texts writes sizes and numbers. German has no site yet: its labels are the European ones. */
const writing: {
  readonly [variant in Variant]: { readonly labels: LocaleName; readonly numbers: string; readonly shoes: string };
} = {
  en: { labels: 'en-us', numbers: 'en-US', shoes: 'US ' },
  gb: { labels: 'en-gb', numbers: 'en-GB', shoes: 'UK ' },
  fr: { labels: 'fr-ca', numbers: 'fr-CA', shoes: '' },
  de: { labels: 'fr-ca', numbers: 'de-DE', shoes: 'EU ' },
};

const inEach = (write: (variant: Variant) => string): LocalizedText => ({
  en: write('en'),
  gb: write('gb'),
  fr: write('fr'),
  de: write('de'),
});

/** A dash with word joiners: a range stays in one line. */
const TO = '\u2060–\u2060';

const TENTHS_OF_AN_INCH = 10 / 2.54;

/** A length in the unit of a variant. Feet are in tenths of an inch, with centimeters: half inches are too coarse. */
const lengthIn = (variant: Variant, [from, to]: readonly [number, number], isFoot: boolean): string => {
  const written = (unit: string, convert: (length: number) => number): string =>
    `${[...new Set([from, to])].map((length) => convert(length).toLocaleString(writing[variant].numbers)).join(TO)}\u00a0${unit}`;
  const metric = written('cm', (length) => length);
  if (variant !== 'en') return metric;
  return isFoot
    ? `${written('in', (length) => Math.round(length * TENTHS_OF_AN_INCH) / 10)} (${metric})`
    : written('in', inches);
};

const line = (label: string, length: string): string => `<li><strong>${label}</strong> · ${length}</li>`;

const list = (
  id: string,
  heading: LocalizedText,
  note: LocalizedText,
  lines: (variant: Variant) => string,
): BlockData => ({
  id,
  type: 'rich-text',
  richText: html(
    inEach((variant) => {
      const [title, text] = [heading, note].map((words) => words[variant] ?? words.en);
      return `<h3>${title}</h3><p>${text}</p><ul>${lines(variant)}</ul>`;
    }),
  ),
});

const linesOf =
  (run: 'shoes' | 'clothes' | 'socks', spans: readonly (readonly [number, number])[]) =>
  (variant: Variant): string =>
    sizeRuns[run]
      .map(({ label }, place) => {
        const { labels, shoes } = writing[variant];
        const system = run === 'clothes' ? '' : shoes;
        return line(system + label[labels], lengthIn(variant, spans[place] ?? [0, 0], run !== 'clothes'));
      })
      .join('');

/** The sizes of the product pages by the length that decides (PDP-10). */
export const sizeLists: readonly BlockData[] = [
  list(
    'sizes-shoes',
    { en: 'Shoes and boots', fr: 'Chaussures et bottes', de: 'Schuhe und Stiefel' },
    {
      en: 'By the length of the longer foot. Wear your walking socks.',
      fr: 'Selon la longueur du pied le plus long, en bas de marche.',
      de: 'Nach der Länge des längeren Fußes, in Wandersocken.',
    },
    linesOf('shoes', sizeCharts.shoes.columns[0].spans),
  ),
  list(
    'sizes-clothes',
    {
      en: 'Jackets, shirts and pants',
      gb: 'Jackets, shirts and trousers',
      fr: 'Manteaux, chandails et pantalons',
      de: 'Jacken, Shirts und Hosen',
    },
    {
      en: 'By the chest. Waist, hips and arms are in the size chart of each product.',
      fr: 'Selon la poitrine. Taille, hanches et bras sont dans le tableau de chaque produit.',
      de: 'Nach der Brust. Taille, Hüfte und Arm stehen in der Größentabelle jedes Produkts.',
    },
    linesOf('clothes', sizeCharts.clothes.columns[0].spans),
  ),
  list(
    'sizes-socks',
    { en: 'Socks and hats', fr: 'Chaussettes et tuques', de: 'Socken und Mützen' },
    {
      en: 'Between two sizes of socks take the smaller: wool gives.',
      fr: 'Entre deux tailles de chaussettes, prenez la plus petite : la laine se prête.',
      de: 'Zwischen zwei Sockengrößen nimm die kleinere: Wolle gibt nach.',
    },
    (variant) =>
      linesOf('socks', sizeCharts.socks.columns[0].spans)(variant) +
      line(
        sizeCharts.heads.title[variant === 'gb' ? 'en' : variant],
        lengthIn(variant, sizeCharts.heads.columns[0].spans[0], false),
      ),
  ),
];
