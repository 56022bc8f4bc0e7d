import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop of the end-to-end tests keeps its files. */
    readonly shopFolder: string;
  }
}

/** Before all end-to-end files: a folder for their shop. The runner itself removes it, once the process that writes to it is gone. */
export const setup = (project: TestProject): void => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  project.provide('shopFolder', folder);
};
