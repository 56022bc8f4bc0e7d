import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');
const MEDIA = 'adapters/backend/seed/media';

/** A copy of the project under `npm run dev`, for tests that edit it. */
export type DevProject = {
  readonly url: string;
  /** Its complete output. */
  readonly printed: () => string;
  /** Replaces the first occurrence of a text in a file. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly close: () => Promise<void>;
};

/**
 * Starts the development server of a copy, and resolves once its shop is open. The copy is within the project, where
 * its packages are found.
 */
export const openDevProject = async (): Promise<DevProject> => {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build/dev-'));
  for (const source of ['core', 'ui', 'adapters', 'package.json', 'package-lock.json', 'vite.config.ts'])
    cpSync(join(root, source), join(folder, source), { recursive: true, filter: (path) => path !== join(root, MEDIA) });
  symlinkSync(join(root, MEDIA), join(folder, MEDIA));
  const port = await freePort();
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(process.execPath, ['adapters/cli/main.ts', 'serve', '--dev'], {
    cwd: folder,
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PAYMENT_PORT: '0',
      PORTICO_DATA: join(folder, '.portico'),
      PORTICO_WARM_UP: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  const opened = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        printed += String(text);
        if (/Shop\s+http/.test(printed)) resolve();
        // Later, an edit may end it.
        else if (printed.includes('The shop has ended')) child.kill('SIGTERM');
      });
    }
    child.once('exit', () => reject(new Error(`The development server has ended:\n${printed}`)));
  });
  await opened;
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => printed,
    edit: (file, from, to) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have "${from}"`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
