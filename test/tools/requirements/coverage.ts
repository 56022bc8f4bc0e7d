import type { Catalogue } from '#test/spec/catalogue.ts';
import type { ListedWithoutTest } from '#test/spec/listed-without-test.ts';
import type { Tests } from './evidence.ts';
import { tablesWithoutTest, withoutTest } from './summary.ts';

/**
 * What differs between the list of requirements without a test and the tests that ran, one line for each id: of the
 * requirements with check U, and of the rule tables. Empty when they agree.
 */
export const coverageFaults = (
  catalogue: Catalogue,
  tests: Tests,
  listed: readonly ListedWithoutTest[],
): readonly string[] => {
  const missing = new Set(
    [...withoutTest(catalogue, tests, 'U'), ...tablesWithoutTest(catalogue, tests)].map(({ id }) => id),
  );
  const expected = new Set(listed.map(({ id }) => id));
  return [
    ...[...missing]
      .filter((id) => !expected.has(id))
      .map((id) => `${id} has no test of code that runs, and test/spec/without-test.md does not list it.`),
    ...[...expected]
      .filter((id) => !missing.has(id))
      .map((id) => `${id} has tests: remove it from test/spec/without-test.md.`),
  ];
};
