#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Number of glibc malloc arenas of a server. The default of eight per core retains memory of picture and page encoders:
 * 300 MB more on two cores.
 */
const MALLOC_ARENAS = '2';

// The C library reads the variable at process start. A process with a channel to its parent keeps its parent's value.
if (
  process.platform === 'linux' &&
  ['serve', 'service'].includes(process.argv[2] ?? '') &&
  process.env['MALLOC_ARENA_MAX'] === undefined &&
  process.channel === undefined
)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: MALLOC_ARENAS,
  });

// Caches compiled modules with the installed packages, which halves the time of later starts. It affects modules loaded
// afterwards, so this file imports nothing statically.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/portico/compiled'));
await import('./program.ts');
