import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The part of the bundler's module graph that decides the chunks. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
};

const STARTER = 'ui/starter.ts';
const SHELL = 'ui/entry-client.tsx';
const ENGINE = 'ui/entry-engine.ts';

/** Views, rules and style sheets that this many pages and blocks use are loaded with every page. */
const SHARED_BY_MOST = 3;

/**
 * A module with less source than this, in characters, is not worth a request: where several pages share it, it is loaded
 * with every page.
 */
const SMALL_MODULE = 1000;

const isPage = (name: string): boolean => /^ui\/(pages\/(?!kit\/).*(page|route)|blocks\/[^/]+\/view)\.tsx$/.test(name);
/** Use cases with their gateways that the engine loads at the first call. */
const isArea = (name: string): boolean => name.startsWith('adapters/composition/');
/** What every page may draw with, however few do. */
const isOfEveryPage = (name: string): boolean => /^ui\/(kernel|design)\//.test(name);

/**
 * Modules with the roots that import them statically, directly or not: the starter and whatever is imported
 * dynamically.
 */
const rootsOfModules = (graph: ModuleGraph, starter: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const roots = [starter];
  const known = new Set(roots);
  for (const root of roots) {
    const open = [root];
    for (const id of open) {
      const of = found.get(id) ?? new Set();
      if (of.has(root)) continue;
      found.set(id, of.add(root));
      const module = graph.getModuleInfo(id);
      open.push(...(module?.importedIds ?? []));
      for (const next of module?.dynamicallyImportedIds ?? []) {
        if (!known.has(next)) roots.push(next);
        known.add(next);
      }
    }
  }
  return found;
};

/**
 * The chunk of each module that many pages load, by the graph of imports: `libraries` and `entry-client`, the shell,
 * are loaded with every page,
 * `entry-engine` after it. What pages share with the engine is part of the shell, so that no page imports the engine.
 * A module that is not listed goes with what imports it; so does a shared one that `isTaken` says is part of another
 * chunk.
 */
export const planChunks = (
  graph: ModuleGraph,
  folder: string,
  isTaken: (id: string) => boolean,
): ReadonlyMap<string, string> => {
  const nameOf = (id: string): string => id.slice(folder.length + 1).replaceAll('\\', '/');
  const lengthOf = (id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;
  const rootsOf = rootsOfModules(graph, join(folder, STARTER));
  // What a library imports is part of it, also where `leanRouter` puts a module of the shop there: libraries import
  // nothing of the shell, which imports them.
  const ofLibraries = new Set(
    [...rootsOf.keys()].flatMap((id) =>
      id.includes('node_modules') ? (graph.getModuleInfo(id)?.importedIds ?? []) : [],
    ),
  );
  const plan = new Map<string, string>();
  const ofStarter = new Set<string>();
  const small = new Set<string>();
  for (const [id, ids] of rootsOf) {
    const name = nameOf(id);
    const roots = [...ids].map(nameOf);
    const isLibrary = name.includes('node_modules') || ofLibraries.has(id);
    const pages = roots.filter(isPage);
    if (roots.includes(STARTER)) ofStarter.add(id);
    else if (roots.includes(SHELL)) plan.set(id, isLibrary ? 'libraries' : 'entry-client');
    else if (roots.includes(ENGINE) && (isLibrary || pages.length === 0)) plan.set(id, 'entry-engine');
    else if (isLibrary || isTaken(id)) continue;
    else if (roots.includes(ENGINE)) plan.set(id, 'entry-client');
    else if (pages.length >= SHARED_BY_MOST || (isOfEveryPage(name) && (pages.length > 1 || name.endsWith('.css'))))
      plan.set(id, 'entry-client');
    else if (pages.length > (roots.some(isArea) ? 0 : 1) && !name.endsWith('.css') && lengthOf(id) < SMALL_MODULE)
      small.add(id);
  }
  // The shell imports nothing that is not loaded with every page, so a module joins it after all that it imports.
  const isLoaded = (id: string): boolean =>
    ofStarter.has(id) || plan.get(id) === 'entry-client' || plan.get(id) === 'libraries';
  for (let size = -1; size !== plan.size;) {
    size = plan.size;
    for (const id of small)
      if (graph.getModuleInfo(id)?.importedIds.every(isLoaded) === true) plan.set(id, 'entry-client');
  }
  return plan;
};

/**
 * A plugin that plans the chunks once the modules of the browser's build are known, and the name function of their
 * group.
 */
export const planOfChunks = (
  isTaken: (id: string) => boolean,
): { readonly plugin: Plugin; readonly chunkOf: (id: string) => string | null } => {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'plan-chunks',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        plan = planChunks(this, join(import.meta.dirname, '../../..'), isTaken);
      },
    },
    chunkOf: (id) => plan.get(id) ?? null,
  };
};
