import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templatePath } from '#adapters/database/pglite-template.ts';

test('the template of an embedded database is stored in the packages of the project, never outside of it', async () => {
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/portico/');
  expect((await templatePath([])).startsWith(cache)).toBe(true);
});
