import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oldestNode, openPackageProject, runProgram, type PackageProject } from '../support/package-project.ts';
import { shopUnderTest } from '../support/shop.ts';

const root = join(import.meta.dirname, '../..');

let project: PackageProject;
beforeAll(async () => void (project = await openPackageProject()));
afterAll(() => project.remove());

const { VITEST: _vitest, NODE_OPTIONS: _options, ...env } = process.env;
const runExample = async (...args: readonly string[]) =>
  runProgram(await oldestNode(), args, { cwd: project.path, env });

describe('the package', () => {
  test('a JavaScript file of 40 lines searches, fills a cart and orders as a guest on Node 20', async () => {
    const { url } = await shopUnderTest();
    const source = await readFile(join(project.path, 'buy.mjs'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const { stdout } = await runExample('buy.mjs', url);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'PLACED', orderNumber: expect.stringMatching(/^\d{10}$/) });
  });

  test('the example of README.md searches and fills a cart on Node 20', async () => {
    const { url } = await shopUnderTest();
    const { stdout } = await runExample('search.mjs', url);
    expect(stdout).toMatch(/^(?:\w+ .+\n){3}Total: \d+(?:\.\d+)? USD\n$/);
  });

  test('the example of core/README.md makes use cases over fakes on Node 20', async () => {
    expect(await runExample('fakes.mjs')).toMatchObject({ stdout: 'Kamm Trail 3 NotFound\n', stderr: '' });
  });

  test('the package has every file that one of its declarations imports', () => {
    const types = join(project.built, 'types');
    const imported = readdirSync(types, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => {
        const ids = readFileSync(join(types, file), 'utf8').matchAll(/ from '(\.[^']+)\.(\w+)';$/gm);
        return [...ids].map(([, id = '', end]) =>
          join(types, dirname(file), `${id}.d${end === 'ts' ? '' : `.${end}`}.ts`),
        );
      });
    expect(imported.some((file) => file.endsWith('.d.json.ts'))).toBe(true);
    expect(imported.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('core and testing load nothing but their own files and declared dependencies', () => {
    const manifest: { readonly dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const imported = readdirSync(project.built, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(join(project.built, file), 'utf8').matchAll(/^import .*"([^."][^"]*)";$/gm)])
      .map(([, id = '']) =>
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(new Set(imported)).toContain('effect');
    expect(imported.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  });
});
