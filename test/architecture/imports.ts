import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import as the parser sees it; `specifier` is a path from the root for own files, a package name otherwise. */
export type Import = {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** Loaded where `import()` is evaluated, not together with the file. */ readonly isDynamic?: true;
};

const root = join(import.meta.dirname, '../..');

/** Source files under a folder, as paths from the root with forward slashes. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && statSync(join(root, path)).isFile());

/** The path from the root, or the package, that a specifier means in a file. */
export const target = (from: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (specifier.startsWith('node:')) return specifier;
  return specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? specifier);
};

/** Every static and dynamic import of a file's text. */
export const importsOf = (from: string, text: string): readonly Import[] => {
  const { module } = parseSync(from, text);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from,
    to: target(from, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest === null
        ? []
        : [{ from, to: target(from, entry.moduleRequest.value), typeOnly: entry.isType }],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined
      ? []
      : [{ from, to: target(from, literal), typeOnly: false, isDynamic: true as const }];
  });
  return [...statics, ...exports, ...dynamics];
};

export const importsUnder = (folder: string): readonly Import[] =>
  sourceFiles(folder).flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8')));

export const rootRelative = (path: string): string => relative(root, path);
