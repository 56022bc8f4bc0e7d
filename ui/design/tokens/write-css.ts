import { cssColor, readColor } from './color.ts';
import { aliasOf, isGroup, propertyOf, resolve, type Token } from './read-tokens.ts';

/** A number with its unit: a dimension or a duration. */
export const measure = (value: unknown): string => {
  if (!isGroup(value) || typeof value['value'] !== 'number' || typeof value['unit'] !== 'string')
    throw new TypeError(`Not a measure: ${JSON.stringify(value)}`);
  return value['value'] === 0 ? '0' : `${value['value']}${value['unit']}`;
};

/**
 * The format knows no measure that grows with the window: its value is the largest, the smallest and the share of the
 * width are in an extension.
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

/** What a sheet writes for a token; a type that no property can hold is a defect. */
export const cssValue = ({ name, type, value, extensions }: Token): string => {
  const write = writers[type];
  if (write === undefined) throw new TypeError(`No property can hold the ${type} ${name}`);
  return write(value, extensions);
};

/** Kinds that are for reading only: a media query reads no property, and a border is written out of its parts. */
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

/** The sheet of custom properties: those of each brand under its name, and those that all share. */
export const writeCss = ({ base, brands }: TokenSources): string => {
  const block = (selector: string, lines: readonly string[]): string => `${selector} {\n${lines.join('\n')}\n}\n`;
  const own = Object.entries(brands).map(([brand, tokens]) =>
    block(`[data-brand='${brand}']`, declarations(tokens, [...tokens, ...base])),
  );
  return [
    '/* Written out of the JSON files in tokens/ by their test, which also holds it to them. Change those. */\n',
    ...own,
    block(':root', declarations(base, base)),
  ].join('\n');
};
