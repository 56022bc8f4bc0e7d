import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { catalog } from './spec/requirement-catalog.ts';
import { listedWithoutTest } from './spec/listed-without-test.ts';
import { coverageFaults } from './tools/requirements/coverage.ts';
import { testsById } from './tools/requirements/evidence.ts';
import { ranTitlesFile, readTitles } from './tools/requirements/titles.ts';

/**
 * `npm test`: types, lint and format in parallel to the tests, which leave a processor idle while they wait; then, when all tests
 * ran, the requirements that their titles name. All that is wrong is shown, and any of it fails.
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

/** Arguments select tests; without them all run. */
const selection = process.argv.slice(2);
const reporters = ['--reporter=default', '--reporter=./test/tools/requirements/title-reporter.ts'];

const coverage = (): string => {
  const faults = coverageFaults(catalog, testsById(readTitles(ranTitlesFile)), listedWithoutTest);
  return faults.length === 0 ? '' : `Requirements and their tests:\n${faults.join('\n')}\n`;
};

const tests = spawn(join(programs, 'vitest'), ['run', ...(selection.length === 0 ? reporters : selection)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  shell: process.platform === 'win32',
});
const [failures, [code]] = await Promise.all([
  // With several threads the types would take half as much time again from the tests.
  Promise.all([
    check('tsc', ['-b', '--singleThreaded']),
    check('oxlint', ['--deny-warnings']),
    check('oxfmt', ['--check']),
  ]),
  once(tests, 'exit'),
]);
const all = selection.length === 0 ? [...failures, coverage()] : failures;
for (const failure of all) if (failure !== '') process.stderr.write(`\n${failure}`);
process.exitCode = code === 0 && all.every((failure) => failure === '') ? 0 : 1;
