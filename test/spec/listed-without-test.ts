import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ListedWithoutTest = { readonly id: string; readonly reason: string };

/** The ids of `without-test.md`, each with the reason. */
export const listedWithoutTest: readonly ListedWithoutTest[] = [
  ...readFileSync(join(import.meta.dirname, 'without-test.md'), 'utf8').matchAll(
    /^\| ((?:[A-Z][A-Z0-9]*-\d+ ?)+) \| (.+) \|$/gm,
  ),
].flatMap(([, ids = '', reason = '']) => ids.split(' ').map((id) => ({ id, reason })));
