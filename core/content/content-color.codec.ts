import { refinedLine } from '../kernel/fields.codec.ts';

/** A color of content, `#rgb` or `#rrggbb`. Other notations are refused: their contrast cannot be computed. */
export const contentColor = refinedLine('a color of the form #rgb or #rrggbb', (text) =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text),
);
