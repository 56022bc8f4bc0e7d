import { join } from 'node:path';
import { build } from 'vite';
import { brotliSize } from '../bytes/brotli.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.build/bench-floor');
const common = { root, configFile: false, logLevel: 'error', publicDir: false } as const;

/** Builds the floor page for the server; returns the script that serves it. */
export const buildFloorServer = async (): Promise<string> => {
  await build({
    ...common,
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: join(import.meta.dirname, 'floor-server.tsx') },
    },
  });
  return join(folder, 'floor-server.js');
};

/** Compressed bytes of the scripts of the floor page: React, the router and MobX with minimal use. */
export const floorBytes = async (): Promise<number> => {
  const built = await build({
    ...common,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'floor-client.tsx') },
    },
  });
  if ('close' in built) throw new TypeError('The build is watching');
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .reduce((sum, file) => sum + (file.type === 'chunk' ? brotliSize(file.code) : 0), 0);
};
