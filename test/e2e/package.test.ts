import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '#adapters/cli/build-package.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A project of another team: an empty folder, in which npm has linked the package. */
let project: string;
let built: string;

beforeAll(async () => {
  built = await buildPackage();
  project = await mkdtemp(join(tmpdir(), 'portico-consumer-'));
  await mkdir(join(project, 'node_modules'));
  await symlink(root, join(project, 'node_modules/portico'), 'junction');
  await cp(join(import.meta.dirname, 'package/buy.mjs'), join(project, 'buy.mjs'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

/** Node 20 if this machine has one, without the one that npm installs here: it does not load TypeScript. */
const oldestNode = async (): Promise<string> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  for (const program of [process.execPath, ...folders.map((path) => join(path, 'node'))]) {
    const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }));
    if (stdout.startsWith('v20.')) return program;
  }
  return process.execPath;
};

describe('the package', () => {
  test('a JavaScript file of 40 lines searches, fills a cart and orders as a guest on Node 20', async () => {
    const { url } = await shopUnderTest();
    const source = await readFile(join(project, 'buy.mjs'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const { VITEST: _vitest, NODE_OPTIONS: _options, ...env } = process.env;
    const { stdout } = await run(await oldestNode(), ['buy.mjs', url], { cwd: project, env });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'PLACED', orderNumber: expect.stringMatching(/^\d{10}$/) });
  });

  test('the same file, bundled without React, orders in a browser page', async () => {
    await writeFile(
      join(project, 'page.mjs'),
      "import { buy } from './buy.mjs';\n" +
        'const show = (text) => void (document.body.textContent = text);\n' +
        'buy(location.origin).then(({ status }) => show(status), (failure) => show(String(failure)));\n',
    );
    const modules: string[] = [];
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: 'dist',
        target: 'es2023',
        rolldownOptions: { input: 'page.mjs', output: { entryFileNames: 'page.js', codeSplitting: false } },
      },
      plugins: [{ name: 'list-modules', moduleParsed: ({ id }) => void modules.push(id) }],
    });
    expect(modules.some((id) => id.includes('/effect/'))).toBe(true);
    expect(modules.filter((id) => /node_modules\/(react|react-dom|mobx|react-router)\//.test(id))).toEqual([]);
    const content = await readFile(join(project, 'dist/page.js'), 'utf8');
    // The shop's own pages refuse foreign scripts, so the test uses one of its text files.
    await visit({ context: { bypassCSP: true } }, async ({ page, shop }) => {
      await page.goto(`${shop.url}/robots.txt`);
      await page.addScriptTag({ type: 'module', content });
      await expect.poll(() => page.textContent('body')).toBe('PLACED');
    });
  });

  test('use-case factories run over the fakes on Node 20', async () => {
    await writeFile(
      join(project, 'fakes.mjs'),
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
    const { stdout } = await run(await oldestNode(), ['fakes.mjs'], { cwd: project });
    expect(JSON.parse(stdout)).toEqual(['Kamm Trail 3', 'NotFound']);
  });

  test('its declarations type a TypeScript file that names a failure', async () => {
    await writeFile(
      join(project, 'typed.mts'),
      [
        "import { openClient } from 'portico/client';",
        "import { makeCatalogUseCases, type ProductGateway } from 'portico/core';",
        "import { makeFakeCarts } from 'portico/core/testing';",
        "const { shop, run } = openClient({ url: 'http://127.0.0.1:3000' });",
        "const result = await run(shop.catalog.viewProduct('NKTRAIL3FJO'));",
        'export const name: string = result.ok ? result.value.name : result.failure._tag;',
        '// @ts-expect-error A value is there only after a look at ok.',
        'result.value;',
        '// @ts-expect-error No failure of this use case has the tag.',
        "export const isOther = !result.ok && result.failure._tag === 'NothingToBuy';",
        'export const gateway = (products: ProductGateway) => [products, makeCatalogUseCases, makeFakeCarts];',
      ].join('\n'),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2023', '--lib', 'es2023,dom'];
    const checked = run(process.execPath, [tsc, ...options, '--module', 'nodenext', 'typed.mts'], { cwd: project });
    await expect(checked.catch(({ stdout }: { stdout: string }) => stdout)).resolves.toMatchObject({ stdout: '' });
  });

  test('core and testing load nothing but their own files and declared dependencies', () => {
    const manifest: { readonly dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const imported = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(join(built, file), 'utf8').matchAll(/^import .*"([^."][^"]*)";$/gm)])
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
