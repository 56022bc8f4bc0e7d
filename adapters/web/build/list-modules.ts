import type { Plugin } from 'vite';

/** Path of the list in the build folder. */
export const MODULES_FILE = '.vite/modules.json';

/** Writes the modules of each script beside the manifest. */
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
