import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import type { LocalizedText } from './localized-text.ts';
import { html, type BlockData } from './page.ts';
import { inInches, sizeCharts } from './size-charts.ts';
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

type Chart = keyof typeof sizeCharts;

/** The lengths of a chart in the unit of a variant; feet in inches and centimeters. */
const lengthsIn = (variant: Variant, chart: Chart): readonly string[] => {
  const { spans } = sizeCharts[chart].columns[0];
  const written = (unit: string, lengths: readonly (readonly [number, number])[]): readonly string[] =>
    lengths.map(
      (span) =>
        `${[...new Set(span)].map((length) => length.toLocaleString(writing[variant].numbers)).join(TO)}\u00a0${unit}`,
    );
  const metric = written('cm', spans);
  if (variant !== 'en') return metric;
  const inches = written('in', inInches(spans, chart));
  const isFoot = chart === 'shoes' || chart === 'socks';
  return isFoot ? inches.map((length, place) => `${length} (${metric[place]})`) : inches;
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
  (run: 'shoes' | 'clothes' | 'socks') =>
  (variant: Variant): string => {
    const lengths = lengthsIn(variant, run);
    const { labels, shoes } = writing[variant];
    const system = run === 'clothes' ? '' : shoes;
    // Canadians wear European and American numbers.
    const american = (label: string): string => (run === 'shoes' && variant === 'fr' ? ` (US ${label})` : '');
    return sizeRuns[run]
      .map(({ label }, place) => line(system + label[labels] + american(label['en-us']), lengths[place] ?? ''))
      .join('');
  };

/** The sizes of the product pages by the length that decides (PDP-10). */
export const sizeLists: readonly BlockData[] = [
  list(
    'sizes-shoes',
    { en: 'Shoes and boots', fr: 'Chaussures et bottes', de: 'Schuhe und Stiefel' },
    {
      en: 'By the length of the longer foot, in your walking socks. Our shoes are unisex, and their US sizes are men’s: a women’s 8 is our 6.5.',
      gb: 'By the length of the longer foot, in your walking socks. Our shoes are unisex.',
      fr: 'Selon la longueur du pied le plus long, en bas de marche. Nos chaussures sont unisexes; la pointure américaine est celle des hommes.',
      de: 'Nach der Länge des längeren Fußes, in Wandersocken. Unsere Schuhe sind unisex.',
    },
    linesOf('shoes'),
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
    linesOf('clothes'),
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
      linesOf('socks')(variant) +
      line(sizeCharts.heads.title[variant === 'gb' ? 'en' : variant], lengthsIn(variant, 'heads').join('')),
  ),
];
