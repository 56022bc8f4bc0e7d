import { tone } from '../color.ts';
import { accessories } from './accessories.ts';
import { clothing } from './clothing.ts';
import type { Colorway, Colorways } from './colorway.ts';
import { COLOR_NAMES } from './color-names.ts';
import { footwear } from './footwear.ts';

/** Style id to its colorways, by code. */
export const COLORWAYS: Colorways = { ...footwear, ...clothing, ...accessories };

/** Every paint that the archetypes need. */
export function paintsOf(way: Colorway): Record<string, string> {
  return {
    body: way.body,
    second: way.second,
    trim: way.trim,
    accent: way.accent,
    pale: way.pale,
    dark: way.dark,
    deep: tone(way.body, 0.82),
    bright: tone(way.body, 1.1),
    mesh: way.body,
    overlay: way.second,
    tongue: tone(way.body, 0.76),
    collar: way.trim,
    mark: way.pale,
    midsole: way.pale,
    midsoleLow: tone(way.pale, 0.9),
    outsole: way.dark,
    lining: tone(way.dark, 0.9),
    lace: tone(way.pale, 1.02),
    laceShade: tone(way.pale, 0.86),
    eyelet: '#a39a8a',
    stitch: tone(way.body, 1.32),
    zip: '#9a9d98',
    label: '#e8dcc0',
    patch: '#a8703c',
    steel: '#b4b8b8',
  };
}

/** Names and swatches of all colorways, as the seed reads them. */
export const swatches = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(COLORWAYS).map(([style, ways]) => [
      style,
      Object.fromEntries(
        Object.entries(ways).map(([code, { body }]) => [code, { name: COLOR_NAMES[code], swatch: body }]),
      ),
    ]),
  );
