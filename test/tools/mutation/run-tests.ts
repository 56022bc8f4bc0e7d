import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../../..');

/** Tests that take longer than this, in milliseconds, run only for mutants that survive the others. */
const SLOW_MS = 400;

/**
 * The process that runs the tests of one file repeatedly, with one Vitest: `run-tests.ts {file} {test}…`. It receives a
 * text (or null for the unchanged file) and reports whether all tests pass. The file is never written: a plugin returns
 * the text, so the working tree is unchanged in every case.
 */
const [file = '', ...tests] = process.argv.slice(2);
const path = join(root, file);
let text: string | undefined;

const vitest = await createVitest(
  'test',
  // Nothing is cached between runs: a cached module would contain the previous mutant.
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
 * Failures are counted over all runs, and a run stops at the first one: failures of an earlier run must be cleared.
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
