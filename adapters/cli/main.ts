#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Number of malloc arenas of a server with glibc. With the default of eight per core, memory of the picture and page
 * encoders is not returned: 300 MB more on two cores.
 */
const MALLOC_ARENAS = '2';

// The C library reads the variable only at process start. A process with a channel to its parent is not replaced,
// because it inherits its parent's value.
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

// The cache of compiled modules is stored with the installed packages and halves the time of later starts. It applies
// only to modules that are loaded afterwards, so this file imports no module of the shop statically.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/portico/compiled'));
// A reader such as `head` may close the pipe before everything is printed: the command then ends without a message.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    process.exit();
  });
const { runCommandLine } = await import('./program.ts');
await runCommandLine(process.argv.slice(2));
