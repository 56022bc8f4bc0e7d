import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { portico } from '#test/support/command-line.ts';

const printArenas = `data:text/javascript,console.log('arenas',process.env.MALLOC_ARENA_MAX)`;

/** The options of `portico service`; without a database it ends at once. */
const arenasOf = async (given: { readonly MALLOC_ARENA_MAX?: string }): Promise<readonly string[]> => {
  const { MALLOC_ARENA_MAX: _own, DATABASE_URL: _database, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', printArenas, portico, 'service'], {
    env: { ...env, ...given },
  }).catch((failure: { readonly stdout: string }) => failure);
  return [...stdout.matchAll(/arenas (\w+)/g)].map(([, value = '']) => value);
};

test('on Linux a server limits the malloc arenas of the C library, unless a limit is set', async () => {
  const limited = process.platform === 'linux' ? ['undefined', '2'] : ['undefined'];
  expect([await arenasOf({}), await arenasOf({ MALLOC_ARENA_MAX: '4' })]).toEqual([limited, ['4']]);
});
