import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../..');

/** Rooms whose code runs for shoppers; the service and its seed are the outside world. */
const rooms = [
  'core',
  'ui',
  'adapters/browser',
  'adapters/http',
  'adapters/storage',
  'adapters/analytics',
  'adapters/composition',
];

/** The kit shows its parts with samples, to nobody who buys. */
const SAMPLES = 'ui/pages/kit/';

/** The code that runs for shoppers. */
export const clientFiles: readonly { readonly file: string; readonly text: string }[] = rooms
  .flatMap(sourceFiles)
  .filter((file) => !file.startsWith(SAMPLES))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
