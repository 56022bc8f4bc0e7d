import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPackageProject, runProgram, type PackageProject } from '../support/package-project.ts';
import { visit } from '../support/visit.ts';

const root = join(import.meta.dirname, '../..');

let project: PackageProject;
beforeAll(async () => void (project = await openPackageProject()));
afterAll(() => project.remove());

describe('the package', () => {
  test('the same file, bundled without React, orders in a browser page', async () => {
    await writeFile(
      join(project.path, 'page.mjs'),
      "import { buy } from './buy.mjs';\n" +
        'const show = (text) => void (document.body.textContent = text);\n' +
        'buy(location.origin).then(({ status }) => show(status), (failure) => show(String(failure)));\n',
    );
    const modules: string[] = [];
    await build({
      root: project.path,
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
    const content = await readFile(join(project.path, 'dist/page.js'), 'utf8');
    // The shop's own pages refuse foreign scripts, so the test uses one of its text files.
    await visit({ context: { bypassCSP: true } }, async ({ page, shop }) => {
      await page.goto(`${shop.url}/robots.txt`);
      await page.addScriptTag({ type: 'module', content });
      await expect.poll(() => page.textContent('body')).toBe('PLACED');
    });
  });

  test('its declarations type a TypeScript file that names a failure, without skipLibCheck', async () => {
    await writeFile(
      join(project.path, 'typed.mts'),
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
    const options = ['--strict', '--noEmit', '--resolveJsonModule', 'false', '--target', 'es2022'];
    for (const resolution of ['--module nodenext', '--module esnext --moduleResolution bundler']) {
      const args = [tsc, ...options, ...resolution.split(' '), 'typed.mts'];
      const checked = runProgram(process.execPath, args, { cwd: project.path });
      await expect(checked.catch(({ stdout }: { stdout: string }) => stdout)).resolves.toMatchObject({ stdout: '' });
    }
  });
});
