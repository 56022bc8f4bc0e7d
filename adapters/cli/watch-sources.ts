import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Delay in milliseconds after the last event, because editors write a file in several steps. */
const QUIET_MS = 80;

const foldersBelow = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
  ),
];

/**
 * Watches folders, including their subfolders, and single files. Calls `edited` with the paths of edited files relative
 * to the root, with forward slashes. Each folder has its own watcher, because a recursive one misses files that an
 * editor replaces. Returns a function that stops watching.
 */
export const watchSources = (
  root: string,
  { folders, files }: { readonly folders: readonly string[]; readonly files: readonly string[] },
  edited: (files: readonly string[]) => void,
): (() => void) => {
  const watchers = new Map<string, FSWatcher>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string): void => {
    pending.add(relative(root, path).split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...pending];
      pending.clear();
      edited(names);
    }, QUIET_MS);
  };
  const follow = (folder: string): void => {
    for (const one of foldersBelow(folder)) {
      if (watchers.has(one)) continue;
      const watcher = watch(one, (event, name) => {
        if (name === null) return;
        const path = join(one, name);
        note(path);
        // The event is a new folder or a deleted one; reading it shows which.
        if (event === 'rename')
          try {
            follow(path);
          } catch {
            watchers.delete(path);
          }
      });
      watcher.on('error', () => watchers.delete(one));
      watchers.set(one, watcher);
    }
  };
  for (const folder of folders) follow(join(root, folder));
  watchers.set(
    root,
    watch(root, (_, name) => void (name !== null && files.includes(name) && note(join(root, name)))),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
};
