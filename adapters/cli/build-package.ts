import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
/** The path is part of `exports` in package.json. */
const folder = join(root, '.build/package');

/** The file of each entry point of the package. */
const entry = { core: 'core/index.ts', testing: 'core/testing/index.ts', client: 'adapters/client.ts' };

const isDependency = (id: string): boolean => !/^[.#]/.test(id) && !isAbsolute(id);

/** Declarations keep import specifiers such as `#core/…`; this package.json resolves them. */
const typesManifest = {
  type: 'module',
  imports: { '#core/*.ts': './core/*.d.ts', '#adapters/*.ts': './adapters/*.d.ts' },
};

/**
 * Builds `portico/core`, `portico/core/testing` and `portico/client` as JavaScript modules for Node 20 and browsers,
 * with type declarations. Dependencies stay imports. Returns the folder. Rejects with the output of Vite or the
 * compiler.
 */
export const buildPackage = async (): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      target: 'es2023',
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: isDependency, output: { chunkFileNames: 'chunks/[name].js' } },
    },
  });
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'adapters/tsconfig.package.json'],
    { cwd: root },
  ).catch(({ stdout, message }: { readonly stdout: string; readonly message: string }) => {
    throw new Error(stdout || message);
  });
  await mkdir(join(folder, 'types'), { recursive: true });
  await writeFile(join(folder, 'types/package.json'), JSON.stringify(typesManifest));
  return folder;
};
