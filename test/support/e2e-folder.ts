import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { browserProgram } from './browser.ts';
import { builtShop, setup as buildShop } from './built-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shops of the end-to-end tests keep their files, and what they serve. */
    readonly shopFolder: string;
  }
}

/** The build that the shops of the end-to-end tests serve. */
export const builtIn = (folder: string): { readonly client: string; readonly server: string } => ({
  client: join(folder, 'client'),
  server: join(folder, 'server'),
});

/**
 * Before all end-to-end files: a folder for their shops, within the project since their servers import from there. It
 * holds a copy of the build,
 * so that another build meanwhile takes nothing away from the pages under test. The packaged browser is unpacked here,
 * before any process asks for it. The runner itself removes it, once the processes that write to it are gone.
 */
export const setup = async (project: TestProject): Promise<void> => {
  await Promise.all([buildShop(), browserProgram()]);
  const root = join(import.meta.dirname, '../../.build');
  mkdirSync(root, { recursive: true });
  const folder = mkdtempSync(join(root, 'e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const copy = builtIn(folder);
  const build = builtShop();
  cpSync(build.client, copy.client, { recursive: true });
  cpSync(build.server, copy.server, { recursive: true });
  project.provide('shopFolder', folder);
};
