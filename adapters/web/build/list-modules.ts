import type { Plugin } from 'vite';

/** Where the list lies in the folder of the build. */
export const MODULES_FILE = '.vite/modules.json';

/** Writes beside the manifest which modules each script holds, so that a check can find what each script holds. */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, Object.keys(file.modules)] as const] : [],
    );
    this.emitFile({ type: 'asset', fileName: MODULES_FILE, source: JSON.stringify(Object.fromEntries(scripts)) });
  },
});
