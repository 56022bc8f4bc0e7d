import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressBar } from '#adapters/cli/progress-bar.ts';
import { applied, type Mutant } from './mutant.ts';
import { mutations } from './mutations.ts';
import { openRunner } from './open-runner.ts';
import { testsOf } from './tests-of.ts';
import type { Fate, FileResult, TestedMutant } from './file-result.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs the tests of a file on each of its mutants. A survivor at a place that no test reaches has no coverage. */
export const testMutants = async (file: string): Promise<FileResult> => {
  const tests = testsOf(file);
  if (tests.length === 0) return { _tag: 'NotTested', file, reason: 'no test of its area loads it' };
  const source = readFileSync(join(root, file), 'utf8');
  const mutants = mutations(file, source);
  const runner = await openRunner(file, tests);
  try {
    if (!runner.isSound)
      return { _tag: 'NotTested', file, reason: `its tests do not pass as it is (${tests.join(', ')})` };
    const started = performance.now();
    const bar = progressBar(file, mutants.length);
    const fateOf = async (mutant: Mutant): Promise<Fate> => {
      const result = await runner.run(applied(source, mutant));
      if (result !== 'passed') return result === 'failed' ? 'killed' : 'timeout';
      return (await runner.run(applied(source, { ...mutant, replacement: mutant.probe }))) === 'passed'
        ? 'no coverage'
        : 'survived';
    };
    const tested: TestedMutant[] = [];
    for (const mutant of mutants) {
      tested.push({ mutant, fate: await fateOf(mutant) });
      bar.tick();
    }
    bar.done();
    if ((await runner.run(source)) !== 'passed')
      return {
        _tag: 'NotTested',
        file,
        reason: 'its tests passed at first and do not at the end: something else has changed',
      };
    return { _tag: 'Tested', file, source, tested, seconds: (performance.now() - started) / 1000 };
  } finally {
    await runner.close();
  }
};
