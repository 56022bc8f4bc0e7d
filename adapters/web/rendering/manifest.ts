import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES_FILE } from '../build/list-modules.ts';
import { pageStyles, type PageStyles } from './page-styles.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = { readonly [source: string]: Chunk };

/** `id` changes with any file of the build; `timestamp` is an ISO time. */
export type BuildMeta = { readonly id: string; readonly timestamp: string };

/** Files of the client build. */
export type BuildManifest = {
  /** Id and time of the build, which open pages compare (API-136); none in development. */
  readonly build?: BuildMeta;
  readonly script: string;
  /** Text fonts: every page needs them, and browsers find them late unless the document preloads them. */
  readonly fonts: readonly string[];
  /** Style sheets of the shell and of the given source files, each once. */
  readonly stylesOf: (sources: readonly string[]) => PageStyles;
  /**
   * Scripts of the given sources and of the shell, each once, with all imports; empty without sources. Throws for a
   * source that the build does not have.
   */
  readonly modulesOf: (sources: readonly string[]) => readonly string[];
  /** Scripts of the given sources with all imports, without those of the shell. */
  readonly preloadsOf: (sources: readonly string[]) => readonly string[];
};

/** Module ids by script. */
type Modules = { readonly [file: string]: readonly string[] };

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null;
const isModules = (value: unknown): value is Modules => typeof value === 'object' && value !== null;

export const readManifest = (clientFolder: string): BuildManifest => {
  const file = join(clientFolder, '.vite/manifest.json');
  const text = readFileSync(file, 'utf8');
  const manifest: unknown = JSON.parse(text);
  const modules: unknown = JSON.parse(readFileSync(join(clientFolder, MODULES_FILE), 'utf8'));
  if (!isManifest(manifest) || !isModules(modules)) throw new Error(`Not a manifest: ${clientFolder}`);
  const starter = manifest['ui/starter.ts'];
  // The starter's dynamic import is the shell, whose file name the build chooses.
  const [shell = ''] = starter?.dynamicImports ?? [];
  if (starter === undefined || manifest[shell] === undefined) throw new Error('The build has no starter');

  /** The manifest has sources with their own file; others are found by the modules of the scripts. */
  const keyOf = (source: string): string => {
    if (manifest[source] !== undefined) return source;
    const found = Object.entries(manifest).find(([, { file }]) =>
      modules[file]?.some((module) => module.endsWith(`/${source}`)),
    );
    if (found === undefined) throw new Error(`The build holds no ${source}`);
    return found[0];
  };

  const collect = (source: string, seen: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    for (const needed of chunk.imports ?? []) collect(needed, seen, styles);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
  };

  /** Cached, because searching all scripts takes milliseconds and there are few sources. */
  const remembered = <Value>(make: (sources: readonly string[]) => Value): ((sources: readonly string[]) => Value) => {
    const known = new Map<string, Value>();
    return (sources) => {
      const key = sources.join(' ');
      const value = known.get(key) ?? make(sources);
      known.set(key, value);
      return value;
    };
  };

  const scriptsOf = (sources: readonly string[]): readonly string[] => {
    const seen = new Set<string>();
    for (const source of sources.map(keyOf)) collect(source, seen, new Set());
    return [...seen].flatMap((source) => manifest[source]?.file ?? []).map((file) => `/${file}`);
  };
  const shellScripts = new Set(scriptsOf([shell]));

  return {
    // The names of the files have hashes of their contents.
    build: {
      id: createHash('sha256').update(text).digest('base64url').slice(0, 16),
      timestamp: statSync(file).mtime.toISOString(),
    },
    script: `/${starter.file}`,
    fonts: (manifest[shell]?.assets ?? []).filter((asset) => asset.endsWith('.woff2')).map((asset) => `/${asset}`),
    stylesOf: remembered((sources) => {
      // The shell's own sheet is first: it sets the layer order.
      const styles = new Set<string>((manifest[shell]?.css ?? []).map((sheet) => `/${sheet}`));
      const seen = new Set<string>();
      collect(shell, seen, styles);
      const { size } = styles;
      for (const source of sources.map(keyOf)) collect(source, seen, styles);
      return pageStyles(clientFolder, [...styles].slice(0, size), [...styles].slice(size));
    }),
    modulesOf: remembered((sources) => (sources.length === 0 ? [] : scriptsOf([shell, ...sources]))),
    preloadsOf: remembered((sources) => scriptsOf(sources).filter((script) => !shellScripts.has(script))),
  };
};
