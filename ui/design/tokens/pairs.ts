import { contrast } from '#core/kernel/contrast.ts';
import { composite, readColor, type Color } from './color.ts';
import { resolve, type Token } from './read-tokens.ts';

/**
 * The success criteria of WCAG 2.2 for a pair: `text` 1.4.3, `large` 1.4.3 from 24 px or bold 18.66 px, `part` 1.4.11
 * (borders of controls, meaningful marks), `ring` 2.4.13 and 1.4.11. 1.4.3 exempts `inactive` controls; the limit here
 * keeps them visible.
 */
export type Use = 'text' | 'large' | 'part' | 'ring' | 'inactive';
export const minimumContrast: { readonly [use in Use]: number } = {
  text: 4.5,
  large: 3,
  part: 3,
  ring: 3,
  inactive: 2,
};

/**
 * Custom properties without their dashes, such as `text-muted` on `surface`. `opacity` is that of a whole control in
 * that state.
 */
export type Pair = {
  readonly text: string;
  readonly on: string;
  readonly use: Use;
  readonly where: string;
  readonly opacity?: number;
};

/** One color on several surfaces. */
const each = (text: string, use: Use, where: string, surfaces: readonly string[]): readonly Pair[] =>
  surfaces.map((on) => ({ text, on, use, where }));

const resting = ['surface', 'surface-raised', 'surface-sunk'];

/**
 * Every text, mark, border and ring on every surface on which a style sheet uses it, in every state. A test fails for a
 * color that style sheets use and this list lacks.
 */
export const pairs: readonly Pair[] = [
  ...each('text', 'text', 'words; buttons that are light; chips and steppers when hovered', [
    ...resting,
    'surface-error',
    'surface-success',
  ]),
  ...each('text-muted', 'text', 'hints, variants, breadcrumbs, struck prices, placeholders', resting),
  ...each('text-accent', 'text', 'marked words', ['surface', 'surface-raised']),
  ...each('text-sale', 'text', 'reduced prices, discounts, the menu entry of a sale', resting),
  ...each('text-error', 'text', 'errors of fields, notices and lines', [...resting, 'surface-error']),
  ...each('text-success', 'text', 'success notices, ticks of accepted fields and of sent messages', [
    ...resting,
    'surface-success',
  ]),
  ...each('text-on-brand', 'text', 'promise bar, split banner, light outlined button', ['surface-brand']),
  { text: 'text', on: 'text-on-brand', use: 'text', where: 'light outlined button when hovered' },
  ...each('text-on-action', 'text', 'primary button, chosen size, ticked box; hovered and pressed', [
    'action',
    'action-hover',
  ]),
  { text: 'text-on-action', on: 'text-accent', use: 'text', where: 'number of the store that the map shows' },
  { text: 'action', on: 'surface', use: 'text', where: 'number of a finished step' },
  { text: 'surface', on: 'text', use: 'text', where: 'toasts, selected words, outlined button when hovered' },
  { text: 'surface', on: 'text-error', use: 'text', where: 'toast of an error' },
  { text: 'badge-text', on: 'badge-surface', use: 'text', where: 'badge' },
  { text: 'badge-sale-text', on: 'badge-sale-surface', use: 'text', where: 'badge of a reduction' },
  { text: 'count-text', on: 'count-surface', use: 'text', where: 'number at the bag' },
  { text: 'text-muted', on: 'surface-raised', use: 'part', where: 'cross that empties the search field' },
  ...each('line-control', 'part', 'edges of fields, boxes, cards and chips', resting),
  ...each('action', 'part', 'chosen card, ticked box', ['surface', 'surface-raised']),
  ...each('text-error', 'part', 'edge of a field with an error', ['surface', 'surface-raised']),
  { text: 'text', on: 'line', use: 'part', where: 'progress of a list' },
  { text: 'accent', on: 'surface', use: 'part', where: "the brand's mark, the bar of a page that is loading" },
  ...each('focus', 'ring', 'focus ring', [...resting, 'surface-error', 'surface-success']),
  { text: 'surface', on: 'surface-brand', use: 'ring', where: 'inner ring of the focus on dark surfaces' },
  { text: 'surface', on: 'scrim', use: 'ring', where: 'inner ring of the focus on pictures' },
  { text: 'surface', on: 'focus', use: 'ring', where: 'inner ring beside the outer one' },
  { text: 'surface', on: 'text', use: 'ring', where: 'focus inside a toast' },
  { text: 'surface', on: 'text-error', use: 'ring', where: 'focus inside a toast of an error' },
  ...each('line-control', 'inactive', 'values without products, steps that cannot be taken', [
    'surface',
    'surface-raised',
  ]),
  { text: 'text-on-action', on: 'line-control', use: 'inactive', where: 'ticked box that is disabled' },
  { text: 'text-on-action', on: 'action', use: 'inactive', where: 'disabled button', opacity: 0.5 },
  { text: 'text', on: 'surface', use: 'inactive', where: 'disabled icon button', opacity: 0.35 },
];

/** The least opacity of the scrim between text and a picture, so that the contrast suffices on a white picture. */
export const minimumScrim: { readonly [use in 'text' | 'large']: number } = { text: 0.59, large: 0.46 };

/** The color of a custom property, named without its dashes. */
export const tokenColor = (tokens: readonly Token[], property: string): Color => {
  const token = tokens.find(
    ({ name }) =>
      name
        .split('.')
        .slice(1)
        .filter((part) => part !== '$root')
        .join('-') === property,
  );
  if (token === undefined) throw new RangeError(`No token --${property}`);
  return readColor(resolve(tokens, token.name).value);
};

/** The contrast of a pair as rendered: transparent colors are composited on the page. */
export const contrastOf = (tokens: readonly Token[], { text, on, opacity = 1 }: Pair): number => {
  const page = tokenColor(tokens, 'surface');
  const [front, back] = [tokenColor(tokens, text), tokenColor(tokens, on)].map((color) =>
    composite({ ...color, alpha: color.alpha * opacity }, page),
  );
  if (front === undefined || back === undefined) throw new TypeError('A pair has two colors');
  return contrast(front, back);
};

/** Contrast of light text on a scrim of opacity `share` over a white picture, which is the worst case. */
export const contrastOnPicture = (tokens: readonly Token[], share: number): number => {
  const text = tokenColor(tokens, 'text-on-scrim');
  return contrast(
    text,
    composite({ ...tokenColor(tokens, 'scrim'), alpha: share }, { red: 1, green: 1, blue: 1, alpha: 1 }),
  );
};

/** Describes the pairs below their limit. Throws for an empty list, which would prove nothing. */
export const contrastFailures = (tokens: readonly Token[], checked: readonly Pair[]): readonly string[] => {
  if (checked.length === 0) throw new RangeError('No pairs to check');
  return checked.flatMap((pair) => {
    const seen = contrastOf(tokens, pair);
    return seen >= minimumContrast[pair.use]
      ? []
      : [`${pair.text} on ${pair.on} (${pair.where}): ${seen.toFixed(2)} of ${minimumContrast[pair.use]}`];
  });
};
