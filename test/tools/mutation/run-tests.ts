import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../../..');

/** Tests that take longer than this, in milliseconds, are asked only about mutants that the others let live. */
const SLOW_MS = 400;

/**
 * The process that runs the tests of one file, again and again, with one Vitest: `run-tests.ts {file} {test}…`. It is
 * sent a text (or null for
 * the file as it is) and reports whether all tests pass. The file is never touched: a plugin hands out the text in its
 * place,
 * so the working tree stays as it is, whatever happens.
 */
const [file = '', ...tests] = process.argv.slice(2);
const path = join(root, file);
let text: string | undefined;

const vitest = await createVitest(
  'test',
  // Nothing is kept between runs: a kept module would be the text of the mutant before.
  {
    config: false,
    root,
    watch: false,
    fsModuleCache: false,
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    include: [...tests],
    reporters: [{}],
  },
  {
    logLevel: 'silent',
    plugins: [{ name: 'mutant', enforce: 'pre', transform: (_, id) => (id === path ? text : undefined) }],
  },
);

/**
 * Failures are counted over all runs, and a run stops as soon as there is one: what an earlier run left must go first.
 */
const passes = async (specifications: readonly TestSpecification[]): Promise<boolean> => {
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications], false);
  return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
};

const all = await vitest.globTestSpecifications();
const isSound = await passes(all);
const slow = new Set(
  vitest.state
    .getTestModules()
    .filter((module) => module.diagnostic().duration + module.diagnostic().collectDuration > SLOW_MS)
    .map(({ moduleId }) => moduleId),
);
const batches = [
  all.filter(({ moduleId }) => !slow.has(moduleId)),
  all.filter(({ moduleId }) => slow.has(moduleId)),
].filter((batch) => batch.length > 0);

const passesAll = async (): Promise<boolean> => {
  for (const batch of batches) if (!(await passes(batch))) return false;
  return true;
};

process.on('message', (message: unknown) => {
  text = typeof message === 'string' ? message : undefined;
  vitest.invalidateFile(path);
  void passesAll().then((passed) => process.send?.(passed));
});
process.send?.(isSound);
