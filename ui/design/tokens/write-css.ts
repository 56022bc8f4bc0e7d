import { cssColor, readColor } from './color.ts';
import { aliasOf, isGroup, propertyOf, resolve, type Token } from './read-tokens.ts';

/** Formats a number with its unit: a dimension or a duration. */
export const measure = (value: unknown): string => {
  if (!isGroup(value) || typeof value['value'] !== 'number' || typeof value['unit'] !== 'string')
    throw new TypeError(`Not a measure: ${JSON.stringify(value)}`);
  return value['value'] === 0 ? '0' : `${value['value']}${value['unit']}`;
};

/**
 * The token format has no fluid dimension: the value is the maximum; the minimum and the share of the viewport width
 * are in an extension.
 */
const dimension = (value: unknown, extensions: unknown): string => {
  const fluid = isGroup(extensions) ? extensions['portico.fluid'] : undefined;
  return isGroup(fluid)
    ? `clamp(${measure(fluid['min'])}, ${String(fluid['viewportWidth'])}vw, ${measure(value)})`
    : measure(value);
};

const generic: ReadonlySet<unknown> = new Set(['sans-serif', 'serif', 'monospace', 'system-ui']);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const writers: { readonly [type: string]: (value: unknown, extensions: unknown) => string } = {
  color: (value) => cssColor(readColor(value)),
  dimension,
  duration: measure,
  fontFamily: (value) =>
    list(value)
      .map((face) => (generic.has(face) ? String(face) : `'${String(face)}'`))
      .join(', '),
  cubicBezier: (value) => `cubic-bezier(${list(value).join(', ')})`,
};

/** Formats the value of a token for a style sheet. Throws for a type that a custom property cannot hold. */
export const cssValue = ({ name, type, value, extensions }: Token): string => {
  const write = writers[type];
  if (write === undefined) throw new TypeError(`No property can hold the ${type} ${name}`);
  return write(value, extensions);
};

/** Not written as properties: media queries cannot read properties, and borders are composed of their parts. */
const unwritten = /^(breakpoint|elevation)\./;

const declarations = (tokens: readonly Token[], known: readonly Token[]): readonly string[] =>
  tokens
    .filter(({ name }) => !unwritten.test(name))
    .map((token) => {
      const alias = aliasOf(token.value);
      if (alias !== undefined) resolve(known, token.name);
      return `  ${propertyOf(token.name)}: ${alias === undefined ? cssValue(token) : `var(${propertyOf(alias)})`};`;
    });

export type TokenSources = {
  readonly base: readonly Token[];
  readonly brands: { readonly [brand: string]: readonly Token[] };
};

/** Returns the style sheet of custom properties: one rule for each brand and one for the shared tokens. */
export const writeCss = ({ base, brands }: TokenSources): string => {
  const block = (selector: string, lines: readonly string[]): string => `${selector} {\n${lines.join('\n')}\n}\n`;
  const own = Object.entries(brands).map(([brand, tokens]) =>
    block(`[data-brand='${brand}']`, declarations(tokens, [...tokens, ...base])),
  );
  return [
    '/* Generated from the JSON files in tokens/ by test/ui/design/tokens.test.ts, which fails if they differ. Edit those. */\n',
    ...own,
    block(':root', declarations(base, base)),
  ].join('\n');
};
