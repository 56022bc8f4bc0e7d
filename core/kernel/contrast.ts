/** Channels of sRGB, each from 0 to 1. */
export type Channels = { readonly red: number; readonly green: number; readonly blue: number };

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance as defined in WCAG 2.2. */
const luminance = ({ red, green, blue }: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two opaque colors as defined in WCAG 2.2, in either order: 1 for equal colors, 21 for black on white. */
export const contrast = (one: Channels, other: Channels): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
