import { describe, expect, test } from 'vitest';
import { readCatalog, type Check } from '#test/spec/requirement-catalog.ts';
import { coverageFaults } from './coverage.ts';
import type { Tests } from './evidence.ts';
import { idsOf } from './summary.ts';
import { filesAtService, proves, stageOf, type Stage } from './stage.ts';

const catalog = readCatalog(
  '- **XY-01** One. check: U\n- **XY-02** Two. check: B\n### PR-01 name\n\n| a |\n|---|\n| 1 |\n| 2 |\n',
);
const proof = (stage: Stage) => ({ file: 'a.test.ts', title: 'a', stage });
const covered: Tests = new Map([
  ['XY-01', [proof('part')]],
  ['PR-01', [proof('part'), proof('service')]],
]);
const listed = (...ids: readonly string[]) => ids.map((id) => ({ id, reason: 'The screen comes later.' }));

test('npm run spec accepts ids in lower case', () =>
  expect(idsOf(['cart-12', ' PR-12'])).toEqual(['CART-12', 'PR-12']));

describe('the list of requirements without a test', () => {
  test('equals the result of the tests if every requirement with check U and every row of a table has one', () =>
    expect(coverageFaults(catalog, covered, [])).toEqual([]));

  test('lists a requirement without a test, one whose test reaches no running code, and a table with too few rows', () => {
    const tests: Tests = new Map([
      ['XY-01', [proof('unreached')]],
      ['PR-01', [proof('part')]],
    ]);
    expect(coverageFaults(catalog, tests, listed('XY-01', 'PR-01'))).toEqual([]);
    expect(coverageFaults(catalog, tests, []).map((fault) => fault.split(' ')[0])).toEqual(['XY-01', 'PR-01']);
  });

  test('lists no requirement that has a test', () =>
    expect(coverageFaults(catalog, covered, listed('XY-01'))).toEqual([
      'XY-01 has tests: remove it from test/spec/without-test.md.',
    ]));
});

describe('the stage of a test', () => {
  const atService = filesAtService();

  test.each([
    ['test/e2e/guest-purchase.test.ts', 'browser'],
    ['test/adapters/backend/commerce/modules/order/orders-suite.ts', 'service'],
    ['test/adapters/http/session/auth-gateway.test.ts', 'part'],
    ['test/core/segmentation/conditions.prop.ts', 'unreached'],
  ])('%s is of the stage %s', (file, stage) => expect(stageOf(file, atService)).toBe(stage));

  test('is a running shop only outside of core, ui and architecture', () =>
    expect([...atService].filter((file) => /^test\/(core|ui|architecture)\/.*\.(test|prop)\.tsx?$/.test(file))).toEqual(
      [],
    ));

  test.each<readonly [Check, readonly Stage[]]>([
    ['U', ['part', 'service', 'browser']],
    ['S', ['part', 'service', 'browser']],
    ['H', ['service', 'browser']],
    ['E', ['service', 'browser']],
    ['B', ['browser']],
  ])('check %s is proved by a test of the stages %j', (check, stages) =>
    expect((['unreached', 'part', 'service', 'browser'] as const).filter((stage) => proves(check, stage))).toEqual(
      stages,
    ),
  );
});
