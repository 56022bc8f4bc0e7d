import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../..');

/** Folders whose code runs in browsers; the service and its seed data do not. */
const folders = [
  'core',
  'ui',
  'adapters/browser',
  'adapters/http',
  'adapters/storage',
  'adapters/analytics',
  'adapters/composition',
];

/** The component gallery shows parts with samples, and fakes serve tests: neither runs for shoppers. */
const samples = ['ui/pages/kit/', 'core/testing/'];

/** The code that runs for shoppers. */
export const clientFiles: readonly { readonly file: string; readonly text: string }[] = folders
  .flatMap(sourceFiles)
  .filter((file) => !samples.some((folder) => file.startsWith(folder)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
