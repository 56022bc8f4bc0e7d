import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedFolder } from './prepared-folder.ts';

let root = '';
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'portico-prepared-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

test('processes that prepare a folder at once all find the complete one, and leave nothing else', async () => {
  const folder = join(root, 'tool');
  const children = Array.from({ length: 4 }, () =>
    fork(new URL('./prepare-in-process.ts', import.meta.url), [folder], { execArgv: [] }),
  );
  const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message')).at(0);
  expect(await Promise.all(children.map(nextMessage))).toEqual(children.map(() => 'half done'));
  const found = children.map(nextMessage);
  for (const child of children) child.send('go on');
  expect(await Promise.all(found)).toEqual([2, 2, 2, 2]);
  expect(await readdir(root)).toEqual(['tool']);
});

test('a preparation that fails leaves no folder, and the next one starts again', async () => {
  const folder = join(root, 'tool');
  await expect(preparedFolder(folder, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(await readdir(root)).toEqual([]);
  await preparedFolder(folder, async () => undefined);
  expect(await readdir(root)).toEqual(['tool']);
});

test('an existing folder is not prepared again', async () => {
  const folder = join(root, 'tool');
  await preparedFolder(folder, async () => undefined);
  expect(await preparedFolder(folder, () => Promise.reject(new Error('twice')))).toBe(folder);
});
