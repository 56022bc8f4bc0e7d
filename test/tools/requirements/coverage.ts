import type { RequirementCatalog } from '#test/spec/requirement-catalog.ts';
import type { ListedWithoutTest } from '#test/spec/listed-without-test.ts';
import type { Tests } from './evidence.ts';
import { tablesWithoutTest, withoutTest } from './summary.ts';

/**
 * Differences between the list of requirements without a test and the tests that ran, one line for each id: of the
 * requirements with check U, and of the rule tables. Empty if they agree.
 */
export const coverageFaults = (
  catalog: RequirementCatalog,
  tests: Tests,
  listed: readonly ListedWithoutTest[],
): readonly string[] => {
  const missing = new Set(
    [...withoutTest(catalog, tests, 'U'), ...tablesWithoutTest(catalog, tests)].map(({ id }) => id),
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
