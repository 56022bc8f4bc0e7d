import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFiles } from '#adapters/cli/save-files.ts';
import { temporaryFolder } from '#test/support/browser.ts';

describe('files of a command', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => void (folder = await temporaryFolder()));
  afterAll(() => folder.remove());

  const save = (path: string) => saveFiles(path, [{ name: 'G-1.pdf', content: Buffer.from('gift') }]);

  test('are saved in a folder, which is created', async () => {
    const path = join(folder.path, 'new', 'receipts');
    expect(await save(path)).toMatchObject({ _tag: 'Right', right: [join(path, 'G-1.pdf')] });
    expect(await readFile(join(path, 'G-1.pdf'), 'utf8')).toBe('gift');
  });

  test('that cannot be saved are refused in one sentence, which names the folder', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const taken = join(folder.path, 'taken');
    await mkdir(join(taken, 'G-1.pdf'), { recursive: true });
    const refusals = [
      [file, 'it is a file, or is below one'],
      [join(file, 'below'), 'it is a file, or is below one'],
      [taken, 'it has a folder with the name of the file'],
      [join(folder.path, 'n'.repeat(300)), 'its name is too long'],
      ...(process.platform === 'linux' ? ([['/proc/receipts', 'folders cannot be created there']] as const) : []),
    ] as const;
    for (const [path, reason] of refusals)
      expect(await save(path)).toEqual({ _tag: 'Left', left: `Files cannot be saved in ${path}: ${reason}.` });
  });
});
