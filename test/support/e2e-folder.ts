import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { browserProgram } from './browser.ts';
import { builtShop, setup as buildShop } from './built-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the files of the end-to-end shops, and the build that they serve. */
    readonly shopFolder: string;
  }
}

/** The build that the shops of the end-to-end tests serve. */
export const builtIn = (folder: string): { readonly client: string; readonly server: string } => ({
  client: join(folder, 'client'),
  server: join(folder, 'server'),
});

/** Fills the template of the shops' database, which each of their processes would otherwise do at the same time. */
const fillTemplate = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'fill-template.ts')]);
};

/**
 * Before all end-to-end files: a folder for their shops, within the project because their servers import from there. It
 * contains a copy of the build, so that another build meanwhile removes nothing from the pages under test. The packaged
 * browser is unpacked and the database is filled here, before any process needs them. The runner itself removes the folder, once the processes that
 * write to it have ended.
 */
export const setup = async (project: TestProject): Promise<void> => {
  await Promise.all([buildShop(), browserProgram(), fillTemplate()]);
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
