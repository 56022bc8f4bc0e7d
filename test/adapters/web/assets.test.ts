import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress, serveAsset } from '#adapters/web/assets.ts';
import { readManifest } from '#adapters/web/manifest.ts';
import { temporaryFolder } from '#test/support/browser.ts';

const script = 'export const words = "'.concat('shop '.repeat(200), '";');
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'assets/deep'), { recursive: true });
  await mkdir(join(folder.path, '.vite'));
  await writeFile(join(folder.path, 'assets/app-1.js'), script);
  await writeFile(join(folder.path, 'assets/face-1.woff2'), 'font');
  await writeFile(
    join(folder.path, '.vite/manifest.json'),
    JSON.stringify({
      'ui/starter.ts': { file: 'assets/starter.js', dynamicImports: ['ui/entry-client.tsx'] },
      'ui/entry-client.tsx': { file: 'assets/client.js', css: ['assets/shell.css'], imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['ui/entry-client.tsx'] },
      'ui/pages/a.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_shared.js'] },
    }),
  );
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  await precompress(folder.path);
});
afterAll(() => folder.remove());

describe('built files', () => {
  test('come with type and length', async () => {
    const response = await serveAsset(folder.path, '/assets/app-1.js', false);
    expect(response?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('Content-Length')).toBe(String(script.length));
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response?.text()).toBe(script);
  });

  test('come compressed to whom accepts it', async () => {
    const response = await serveAsset(folder.path, '/assets/app-1.js', true);
    expect(response?.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(script);
  });

  test('of a compressed kind are sent as they are', async () => {
    const response = await serveAsset(folder.path, '/assets/face-1.woff2', true);
    expect(response?.headers.get('Content-Type')).toBe('font/woff2');
    expect(response?.headers.has('Content-Encoding')).toBe(false);
  });

  test.each(['/assets/none.js', '/assets/', '/assets/deep', '/assets/../secret.txt', '/assets/../.vite/manifest.json', '/secret.txt', '/assets/..', '/assets/../../etc/passwd', '/assets/%2e%2e/secret.txt'])('nothing else is served: %s', async (path) => {
    expect(await serveAsset(folder.path, path, false)).toBeUndefined();
  });
});

describe('the manifest', () => {
  test('names the starter, and styles once each: those of the shell first', () => {
    const manifest = readManifest(folder.path);
    expect(manifest.script).toBe('/assets/starter.js');
    expect(manifest.stylesOf(['ui/pages/a.tsx'])).toEqual(['/assets/shell.css', '/assets/shared.css', '/assets/a.css']);
    expect(manifest.stylesOf([])).toEqual(['/assets/shell.css', '/assets/shared.css']);
  });

  test('names every script below a source once, the shell among them, and none of nothing', () => {
    const manifest = readManifest(folder.path);
    const modules = manifest.modulesOf(['ui/pages/a.tsx', 'ui/pages/none.tsx']);
    expect([new Set(modules).size, modules.includes('/assets/a.js')]).toEqual([modules.length, true]);
    expect(manifest.modulesOf([])).toEqual([]);
  });
});
