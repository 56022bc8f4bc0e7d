export type Rgb = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** '#rrggbb' as linear light. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Linear light in 0..1 to an encoded value in 0..1. */
export function encode(v: number): number {
  const c = v < 0 ? 0 : v > 1 ? 1 : v;
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export const hexOf = (r: number, g: number, b: number): string =>
  `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** Lighter (above 1) or darker (below 1) in encoded space. */
export function tone(hex: string, factor: number): string {
  const channel = (at: number): number => Math.min(255, parseInt(hex.slice(at, at + 2), 16) * factor);
  return hexOf(channel(1), channel(3), channel(5));
}
