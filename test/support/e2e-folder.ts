import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop of the end-to-end tests keeps its files. */
    readonly shopFolder: string;
  }
}

/** Before all end-to-end files: a folder for their shop, within the project since its server imports from there. The runner itself removes it, once the process that writes to it is gone. */
export const setup = (project: TestProject): void => {
  const root = join(import.meta.dirname, '../../.build');
  mkdirSync(root, { recursive: true });
  const folder = mkdtempSync(join(root, 'e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  project.provide('shopFolder', folder);
};
