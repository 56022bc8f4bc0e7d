import { contrast, type Channels } from '../kernel/contrast.ts';

/**
 * Colors behind texts without a background of their own: the page as the token `surface`, a picture as the token `scrim`
 * darkens it, and the token `surface-brand`.
 */
const surfaces = { page: '#faf8f4', media: '#17201f', brand: '#22433b' } as const;
export type Surface = keyof typeof surfaces;

/** The colors of texts on light and dark backgrounds, as the tokens `text` and `text-on-scrim`. */
const TEXT_COLOR = '#17201f';
const LIGHT_TEXT_COLOR = '#ffffff';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/**
 * Colors of a block as content gives them: `#rgb` or `#rrggbb`. Behind a text without a background are the background of
 * the block around it, `behind`, or the surface `over`. Default: page.
 */
export type ColorChoice = {
  readonly text?: string | undefined;
  readonly background?: string | undefined;
  readonly behind?: string | undefined;
  readonly over?: Surface;
};

/** A color as `#rrggbb` in lower case. */
const fullColor = (color: string): string => {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

const bytesOf = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(fullColor(color).slice(start, start + 2), 16));

const channelsOf = (bytes: readonly number[]): Channels => {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => byte / 255);
  return { red, green, blue };
};

const isReadable = (bytes: readonly number[], background: Channels): boolean =>
  contrast(channelsOf(bytes), background) >= LEAST_CONTRAST;

const hexOf = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const STEPS = 100;

/**
 * The color nearest to `text` that is readable on `background`: it is mixed with black or white, whichever needs less.
 * Law: the result has a contrast of at least 4.5.
 * Law: a readable color is unchanged.
 */
const readableOn = (text: string, background: string): string => {
  const behind = channelsOf(bytesOf(background));
  const bytes = bytesOf(text);
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of [0, 255]) {
      const mixed = bytes.map((byte) => Math.round(byte + ((end - byte) * step) / STEPS));
      if (isReadable(mixed, behind)) return hexOf(mixed);
    }
  return hexOf([0, 0, 0]);
};

const behindOf = ({ background, behind, over = 'page' }: ColorChoice): string => background ?? behind ?? surfaces[over];

/** Whether light texts and buttons are more readable than dark ones on what is behind a text. */
export const isOnDark = (choice: ColorChoice): boolean => {
  const behind = channelsOf(bytesOf(behindOf(choice)));
  const contrastOf = (color: string): number => contrast(channelsOf(bytesOf(color)), behind);
  return contrastOf(LIGHT_TEXT_COLOR) > contrastOf(TEXT_COLOR);
};

/**
 * The colors as a page renders them: the text is readable.
 * Law: a background alone gets a readable text color.
 * Law: a background alone gets dark or light text, whichever is more readable.
 */
export const renderedColors = (
  choice: ColorChoice,
): { readonly text?: string | undefined; readonly background?: string | undefined } => {
  const { text, background } = choice;
  const alone = isOnDark(choice) ? LIGHT_TEXT_COLOR : TEXT_COLOR;
  const wanted = text ?? (background === undefined ? undefined : alone);
  return {
    text: wanted === undefined ? undefined : readableOn(wanted, behindOf(choice)),
    background: background === undefined ? undefined : fullColor(background),
  };
};

/** Whether the text color is replaced because it cannot be read, of which editors are warned. */
export const isUnreadable = (choice: ColorChoice): boolean =>
  choice.text !== undefined && renderedColors(choice).text !== fullColor(choice.text);
