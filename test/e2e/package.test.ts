import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oldestNode, openPackageProject, runProgram, type PackageProject } from '../support/package-project.ts';
import { shopUnderTest } from '../support/shop.ts';

const root = join(import.meta.dirname, '../..');

let project: PackageProject;
beforeAll(async () => void (project = await openPackageProject()));
afterAll(() => project.remove());

describe('the package', () => {
  test('a JavaScript file of 40 lines searches, fills a cart and orders as a guest on Node 20', async () => {
    const { url } = await shopUnderTest();
    const source = await readFile(join(project.path, 'buy.mjs'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const { VITEST: _vitest, NODE_OPTIONS: _options, ...env } = process.env;
    const { stdout } = await runProgram(await oldestNode(), ['buy.mjs', url], { cwd: project.path, env });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'PLACED', orderNumber: expect.stringMatching(/^\d{10}$/) });
  });

  test('use-case factories run over the fakes on Node 20', async () => {
    await writeFile(
      join(project.path, 'fakes.mjs'),
      [
        "import { openClient } from 'portico/client';",
        "import { makeCatalogUseCases } from 'portico/core';",
        "import { fakeServerTime, makeFakeMemory, makeFakeMonitoring, makeFakeProducts } from 'portico/core/testing';",
        "import { apiRefusal, makeFakeFaults } from 'portico/core/testing';",
        "const { shop: { site }, run } = openClient({ url: 'http://127.0.0.1' });",
        'const faults = makeFakeFaults();',
        'const products = makeFakeProducts(site, faults);',
        'const monitoring = makeFakeMonitoring();',
        'const memory = makeFakeMemory();',
        'const catalog = makeCatalogUseCases({ products, serverTime: fakeServerTime, memory, monitoring, site });',
        "const found = await run(catalog.viewProduct('NKTRAIL3FJO'));",
        "faults.failNext('details', apiRefusal('API404', 404));",
        "const missing = await run(catalog.viewProduct('NKTRAIL3FJO'));",
        'console.log(JSON.stringify([found.value.name, missing.failure._tag]));',
      ].join('\n'),
    );
    const { stdout } = await runProgram(await oldestNode(), ['fakes.mjs'], { cwd: project.path });
    expect(JSON.parse(stdout)).toEqual(['Kamm Trail 3', 'NotFound']);
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
