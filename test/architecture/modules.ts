import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ImportNameKind } from 'oxc-parser';
import { target } from './imports.ts';

/**
 * A name of another module: `*` is the whole module, `import()` a module whose names are read from the importing text.
 */
export type Reference = { readonly to: string; readonly name: string };

/** A top-level statement: the names that it declares, and the names that it reads. */
export type Statement = {
  readonly declares: readonly string[];
  readonly reads: ReadonlySet<string>;
  readonly loads: readonly string[];
};

export type Module = {
  /** Imported names, by their local name. */
  readonly imports: ReadonlyMap<string, Reference>;
  /** Modules imported for their side effects. */
  readonly effects: readonly string[];
  readonly statements: readonly Statement[];
  /** Exported names, with the local or imported name of each. */
  readonly exports: ReadonlyMap<string, string | Reference>;
  /** Every name in the text, which decides what a dynamic import uses. */
  readonly words: ReadonlySet<string>;
};

const root = join(import.meta.dirname, '../..');

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Names of properties are not names of declarations. */
const isPropertyName = (node: Node, key: string): boolean =>
  node['computed'] !== true &&
  ((key === 'property' && node.type === 'MemberExpression') ||
    (key === 'key' && 'value' in node) ||
    (key === 'key' && node.type.startsWith('TS')));

const namesRead = (value: unknown, into = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) namesRead(one, into);
  if (!isNode(value)) return into;
  if ((value.type === 'Identifier' || value.type === 'JSXIdentifier') && typeof value['name'] === 'string')
    into.add(value['name']);
  for (const [key, child] of Object.entries(value))
    if (typeof child === 'object' && !isPropertyName(value, key)) namesRead(child, into);
  return into;
};

const boundNames = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const parts = [pattern['elements'], pattern['properties'], pattern['value'], pattern['argument'], pattern['left']];
  return parts.flatMap((part) => (Array.isArray(part) ? part.flatMap(boundNames) : boundNames(part)));
};

const declared = (statement: Node): readonly string[] => {
  const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (inner.type === 'VariableDeclaration' && Array.isArray(inner['declarations']))
    return inner['declarations'].flatMap((one: unknown) => (isNode(one) ? boundNames(one['id']) : []));
  // `declare global` extends the platform and always applies.
  return isNode(inner['id']) && inner.type !== 'TSModuleDeclaration' ? boundNames(inner['id']) : [];
};

const nameOf = (kind: `${ImportNameKind}`, name: string | null): string =>
  kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*';

/** A module as its names: `text` is its source, `path` its path from the root. */
export const moduleOf = (path: string, text: string): Module => {
  const { module, program } = parseSync(path, text);
  const imports = new Map<string, Reference>();
  const exports = new Map<string, string | Reference>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, {
        to: target(path, moduleRequest.value),
        name: nameOf(importName.kind, importName.name),
      });
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const name = entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*');
    exports.set(
      name,
      entry.moduleRequest === null
        ? (entry.localName.name ?? 'default')
        : { to: target(path, entry.moduleRequest.value), name: entry.importName.name ?? '*' },
    );
  }
  const dynamics = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ start, to: target(path, literal) }];
  });
  return {
    imports,
    effects: module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length === 0 ? [target(path, moduleRequest.value)] : [],
    ),
    exports,
    statements: program.body
      .filter(({ type }) => type !== 'ImportDeclaration')
      .map((statement) => ({
        declares: declared(statement as unknown as Node),
        reads: namesRead(statement),
        loads: dynamics.filter(({ start }) => statement.start <= start && start < statement.end).map(({ to }) => to),
      })),
    words: new Set(text.match(/[\w$]+/g)),
  };
};

export const readModule = (path: string): Module => moduleOf(path, readFileSync(join(root, path), 'utf8'));
