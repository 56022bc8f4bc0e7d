import type { Facet, FacetValue } from './listing.ts';

/**
 * The notation of a size shows what it measures: a number a shoe, a span of numbers a sock, letters a garment. Anything
 * else is its own name.
 */
type SizeSystem = { readonly name: 'number' | 'span' | 'letters' | 'other'; readonly rank: number };

const NUMBER = /^\d+(?:[.,]\d+)?$/;
const SPAN = /^(\d+(?:[.,]\d+)?)\s*[-–/]\s*\d+(?:[.,]\d+)?$/;
const LETTERS = /^(\d*)(X*)([SML])$/i;

/** On which side of M the last letter of a size lies. */
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
 * Sizes by the system in which they are written, the systems in the order in which they are first met (ux 16).
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

/** The facet of sizes with its systems one after the other; every other facet as it is. */
export const inSystems = (facet: Facet): Facet => {
  if (facet.id !== 'size') return facet;
  const systems = sizeSystems(facet.values);
  return { ...facet, values: systems.flat(), systems: systems.map(({ length }) => length) };
};
