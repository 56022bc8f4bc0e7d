import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ids of `without-test.md`, each with what its test waits for. */
export const listedWithoutTest: readonly { readonly id: string; readonly reason: string }[] = [
  ...readFileSync(join(import.meta.dirname, 'without-test.md'), 'utf8').matchAll(
    /^\| ((?:[A-Z][A-Z0-9]*-\d+ ?)+) \| (.+) \|$/gm,
  ),
].flatMap(([, ids = '', reason = '']) => ids.split(' ').map((id) => ({ id, reason })));
