#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * How many heaps glibc keeps for the threads of a server. By default it is eight for each core, and each keeps what an
 * encoder of pictures or pages has once used: 300 MB more on two cores.
 */
const MALLOC_ARENAS = '2';

// The C library reads the variable when a process starts. A process with a channel to its parent keeps its parent's.
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

// What was stripped of its types and compiled is cached with the installed packages, so that a later start takes half
// the time.
// It helps whatever is loaded afterwards, so this file loads nothing else by itself.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/portico/compiled'));
await import('./program.ts');
