import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
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
 * A JSON file that a declaration imports. The compiler writes no declaration for it, and a copy of the file would need
 * `resolveJsonModule` in the programs that use the package.
 */
const jsonOfTypes = 'core/validation/messages/en.json';

const writeTypes = async (types: string): Promise<void> => {
  const declaration = join(types, jsonOfTypes.replace(/\.json$/, '.d.json.ts'));
  await mkdir(dirname(declaration), { recursive: true });
  const content = await readFile(join(root, jsonOfTypes), 'utf8');
  await writeFile(declaration, `declare const content: ${content.trim()};\nexport default content;\n`);
  await writeFile(join(types, 'package.json'), JSON.stringify(typesManifest));
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
  await writeTypes(join(folder, 'types'));
  return folder;
};
