import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const SOURCE = `
import { describe, test } from 'vitest';
const rows = [['A', 1], ['B', 2]];
describe('group', () => {
  test.each(rows)('%s is %d', () => {});
  for (const [name] of rows) test(\`\${name} of a loop\`, () => {});
});
test.skip('skipped', () => {});
test.todo('later');
test('last', () => {});
`;

test('the reporter writes the title of every test that ran, as vitest list does: rows of tables and loops, no skipped test', async () => {
  // Below the root, so that the file finds vitest.
  const folder = await mkdtemp(join(root, '.build/titles-'));
  try {
    await writeFile(join(folder, 'a.test.ts'), SOURCE);
    await writeFile(
      join(folder, 'vitest.config.ts'),
      `import TitleReporter from ${JSON.stringify(join(import.meta.dirname, 'title-reporter.ts'))};
       export default { test: { reporters: [new TitleReporter({ path: 'recorded.json' })] } };`,
    );
    const vitest = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: folder });
    await vitest('run');
    await vitest('list', '--staticParse=false', '--json=listed.json');
    const [recorded, listed]: unknown[] = await Promise.all(
      ['recorded.json', 'listed.json'].map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
    );
    expect(recorded).toEqual(listed);
    expect(recorded).toEqual(
      ['group > A is 1', 'group > B is 2', 'group > A of a loop', 'group > B of a loop', 'last'].map((name) => ({
        name,
        file: join(folder, 'a.test.ts').replaceAll('\\', '/'),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
