import type { Facet, FacetValue } from './listing.ts';

/**
 * The notation of a size determines its system: a number for shoes, a range for socks, letters for garments. Any other
 * text is its own system.
 */
type SizeSystem = { readonly name: 'number' | 'span' | 'letters' | 'other'; readonly rank: number };

const NUMBER = /^\d+(?:[.,]\d+)?$/;
const SPAN = /^(\d+(?:[.,]\d+)?)\s*[-–/]\s*\d+(?:[.,]\d+)?$/;
const LETTERS = /^(\d*)(X*)([SML])$/i;

/** Order of the letters relative to M. */
const sides: ReadonlyMap<string, number> = new Map([
  ['S', -1],
  ['M', 0],
  ['L', 1],
]);

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const systemOf = (label: string): SizeSystem => {
  const text = label.trim();
  if (NUMBER.test(text)) return { name: 'number', rank: numberOf(text) };
  const span = SPAN.exec(text);
  if (span !== null) return { name: 'span', rank: numberOf(span[1] ?? '') };
  const letters = LETTERS.exec(text);
  if (letters === null) return { name: 'other', rank: 0 };
  const [, count = '', signs = '', last = ''] = letters;
  return {
    name: 'letters',
    rank: (sides.get(last.toUpperCase()) ?? 0) * (1 + (count === '' ? signs.length : Number(count))),
  };
};

/**
 * Groups sizes by system, systems in the order of first occurrence (ux 16).
 * Law: every size is in exactly one system, and every system is there once.
 * Law: within a system sizes grow, and those without a measure keep their order.
 */
export const sizeSystems = (sizes: readonly FacetValue[]): readonly (readonly FacetValue[])[] => {
  const grouped = sizes.map((size) => ({ size, ...systemOf(size.label) }));
  return [...new Set(grouped.map(({ name }) => name))].map((system) =>
    grouped
      .filter(({ name }) => name === system)
      .sort((one, other) => one.rank - other.rank)
      .map(({ size }) => size),
  );
};

/** Sorts the values of the size facet by system; other facets are unchanged. */
export const inSystems = (facet: Facet): Facet => {
  if (facet.id !== 'size') return facet;
  const systems = sizeSystems(facet.values);
  return { ...facet, values: systems.flat(), systems: systems.map(({ length }) => length) };
};
