/** The part of the bundler's module graph that decides the chunks. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
};

/**
 * Modules with the roots that import them statically, directly or indirectly. Roots are the starter and dynamically
 * imported modules.
 */
export const rootsOfModules = (graph: ModuleGraph, starter: string): ReadonlyMap<string, ReadonlySet<string>> => {
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

/** The static importers of each module. */
export const importersIn = (graph: ModuleGraph, ids: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const id of ids)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      found.set(imported, [...(found.get(imported) ?? []), id]);
  return found;
};

/** Whether a module matches, or imports a matching one statically, directly or indirectly. */
export const reaching = (graph: ModuleGraph, isWanted: (id: string) => boolean): ((id: string) => boolean) => {
  const known = new Map<string, boolean>();
  const reaches = (id: string): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // A module that is reached again in an import cycle does not change the result.
    known.set(id, false);
    const found = isWanted(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some(reaches);
    known.set(id, found);
    return found;
  };
  return reaches;
};
