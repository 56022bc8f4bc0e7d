import { isGroup } from './read-tokens.ts';

/** Channels of sRGB and opacity, each from 0 to 1. */
export type Color = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Reads the color of a token's value. Throws for other color spaces, whose contrast is computed differently. */
export const readColor = (value: unknown): Color => {
  const components: unknown = isGroup(value) && value['colorSpace'] === 'srgb' ? value['components'] : undefined;
  const [red, green, blue]: readonly unknown[] = Array.isArray(components) ? components : [];
  const alpha = isGroup(value) ? (value['alpha'] ?? 1) : 1;
  if (!isShare(red) || !isShare(green) || !isShare(blue) || !isShare(alpha))
    throw new TypeError(`Not a color of sRGB: ${JSON.stringify(value)}`);
  return { red, green, blue, alpha };
};

const bytesOf = ({ red, green, blue }: Color): readonly number[] =>
  [red, green, blue].map((channel) => Math.round(channel * 255));

export const hexOf = (color: Color): string =>
  `#${bytesOf(color)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/** Formats a color for a style sheet. */
export const cssColor = (color: Color): string =>
  color.alpha === 1 ? hexOf(color) : `rgb(${bytesOf(color).join(' ')} / ${Math.round(color.alpha * 100)}%)`;

/** Composites a color on an opaque one. */
export const composite = (top: Color, below: Color): Color => {
  const mix = (upper: number, lower: number): number => upper * top.alpha + lower * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
};
