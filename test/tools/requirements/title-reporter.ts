import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ranTitlesFile, type ListedTest } from './titles.ts';

/** A reporter that writes the titles of the tests that ran, in the format of `vitest list --json`. */
export default class TitleReporter implements Reporter {
  readonly #path: string;

  constructor({ path = ranTitlesFile }: { readonly path?: string } = {}) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests: readonly ListedTest[] = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.result().state !== 'skipped')
        .map(({ fullName }) => ({ name: fullName, file: module.moduleId })),
    );
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(tests));
  }
}
