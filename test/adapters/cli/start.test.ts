import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/browser.ts';
import { runNode } from '#test/support/command-line.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scripts: { readonly [name: string]: string } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
).scripts;

/** The program and its flags in an npm script, such as `node --flag program.mjs`. */
const commandOf = (name: string): readonly string[] => (scripts[name] ?? '').split(' ').slice(1);

const asNode = (version: string): readonly string[] => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => void (folder = await temporaryFolder()));
afterAll(() => folder.remove());

describe.each(['start', 'dev', 'build', 'build:package', 'portico'])(
  'npm run %s ends with 1 and one sentence',
  (name) => {
    test.each(['20.20.2', '22.21.9'])('on Node %s', async (version) => {
      expect(await runNode([...asNode(version), ...commandOf(name)])).toEqual({
        code: 1,
        out: '',
        err: `Node ${version} is too old: run "npm ci", which installs a newer one on Linux and Windows, or install Node 22.22 or newer.`,
      });
    });

    test('if the packages are not installed', async () => {
      const bare = join(folder.path, name.replace(':', '-'));
      const [program = ''] = commandOf(name).filter((part) => part.startsWith('adapters/'));
      await mkdir(join(bare, 'adapters'), { recursive: true });
      await cp(join(root, 'adapters/cli'), join(bare, 'adapters/cli'), { recursive: true });
      await cp(join(root, 'package.json'), join(bare, 'package.json'));
      const command = commandOf(name).map((part) => (part === program ? join(bare, program) : part));
      expect(await runNode(command)).toEqual({
        code: 1,
        out: '',
        err: 'The packages are not installed: run "npm ci".',
      });
    });
  },
);
