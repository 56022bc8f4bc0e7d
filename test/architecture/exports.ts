import { entries, isOutsideOfProduct, productModules, unreachedFiles } from './entries.ts';
import { modulesOf, reachFrom } from './reachability.ts';

const outside = [...productModules.keys()].filter(isOutsideOfProduct);

/** Names used by the product, by the rules of `unreached.ts`, and by files outside of the product. */
const reached = reachFrom(productModules, [...entries, ...unreachedFiles, ...outside]);

/**
 * Exports of the product's files, except entries, unreached rules and the public surface, which are read from outside.
 */
const isAsked = (file: string): boolean =>
  !entries.includes(file) && !unreachedFiles.includes(file) && !isOutsideOfProduct(file);

const readByTests: ReadonlySet<string> = new Set(
  [...modulesOf(['test']).values()].flatMap(({ imports }) =>
    [...imports.values()].map(({ to, name }) => `${to}#${name}`),
  ),
);

const asked = [...productModules].filter(([file]) => isAsked(file));

/** Exports, as `file#name`, that no other module of the product reads. */
const unread = asked.flatMap(([file, { exports }]) =>
  [...exports.keys()].map((name) => `${file}#${name}`).filter((name) => !reached.used.has(name)),
);

/** Exports that nothing reads. */
export const unusedExports: readonly string[] = unread.filter((name) => !readByTests.has(name));

/** Exports that only tests read. */
export const exportsForTests: readonly string[] = unread.filter((name) => readByTests.has(name));

/** Top-level declarations, as `file#name`, that neither their module nor another one reads. */
export const unusedDeclarations: readonly string[] = asked.flatMap(([file, { statements }]) =>
  statements
    .flatMap(({ declares }) => declares.map((name) => `${file}#${name}`))
    .filter((name) => !reached.names.has(name)),
);
