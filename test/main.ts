import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * `npm test`: types, lint and format beside the tests, which leave a processor idle while they wait. All that is wrong
 * is shown, and any of it fails.
 */
const programs = join(import.meta.dirname, '../node_modules/.bin');

/** What a check printed where it failed, nothing where it passed. */
const check = async (program: string, args: readonly string[]): Promise<string> => {
  const child = spawn(join(programs, program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [code]: unknown[] = await once(child, 'close');
  return code === 0 ? '' : `${program} ${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`;
};

/** Every process that a test starts loads what earlier ones have compiled: a service then starts in half the time. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/portico/compiled');

const tests = spawn(join(programs, 'vitest'), ['run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  shell: process.platform === 'win32',
});
const [failures, [code]] = await Promise.all([
  Promise.all([check('tsc', ['-b']), check('oxlint', ['--deny-warnings']), check('oxfmt', ['--check'])]),
  once(tests, 'exit'),
]);
for (const failure of failures) if (failure !== '') process.stderr.write(`\n${failure}`);
process.exitCode = code === 0 && failures.every((failure) => failure === '') ? 0 : 1;
