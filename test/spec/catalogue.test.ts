import { describe, expect, test } from 'vitest';
import { placementOf } from '#core/failures/catalogue.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { errorIds } from '#test/support/error-ids.ts';
import { allIds, catalogue, readCatalogue } from './catalogue.ts';
import { gatherEvidence } from './evidence.ts';
import { proves } from './stage.ts';
import { listedWithoutTest } from './listed-without-test.ts';
import { tablesWithoutTest, withoutTest } from './summary.ts';

const { requirements, tables, ambiguities, errors, counts } = catalogue;

describe('the catalogue of requirements', () => {
  test('it holds what its last part counts: 977 requirements, 46 rule tables, 92 ambiguities and 109 error texts', () => {
    expect([requirements.length, tables.length, ambiguities.length, errors.length]).toEqual([977, 46, 92, 109]);
    const counted = counts.filter(({ prefix }) => prefix !== 'all').map(({ prefix, total }) => [prefix, total]);
    expect(
      [...new Set(requirements.map(({ prefix }) => prefix))].map((prefix) => [
        prefix,
        requirements.filter((one) => one.prefix === prefix).length,
      ]),
    ).toEqual(counted);
    expect(counts.find(({ prefix }) => prefix === 'all')?.total).toBe(977);
  });

  test('no id stands twice, and no table is empty', () => {
    const ids = allIds(catalogue);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  const places: { readonly [letter: string]: string } = {
    T: 'top',
    I: 'input',
    L: 'item',
    P: 'persistent-toast',
    N: 'toast',
    S: 'silent',
  };

  test('its table of error texts is what the shop says in English, and where', () => {
    expect(errors.map(({ errorId }) => errorId).toSorted()).toEqual(errorIds.toSorted());
    const texts: { readonly [errorId: string]: string } = en.errors;
    const rich: { readonly [errorId: string]: string } = en.withParams;
    const said = (errorId: string): readonly string[] => [
      texts[errorId] ?? '',
      ...(rich[errorId] === undefined ? [] : [rich[errorId]]),
    ];
    for (const { errorId, text } of errors)
      expect(said(errorId)).toEqual(expect.arrayContaining(text.split(' / with max: ')));
    expect(
      errors
        .filter(({ errorId, where }) => places[where[0] ?? ''] !== placementOf(errorId))
        .map(({ errorId, where }) => [errorId, where, placementOf(errorId)]),
    ).toEqual([]);
  });

  test('a table, a requirement and a check are read as they are written', () => {
    const read = readCatalogue(
      '- **XY-01** OPEN (L1) One. check: U two.\n### PR-01 name\n\nText.\n\n| a | b |\n|---|---|\n| `x\\|y` | 1 |\n| z | 2 |\n\nProperties: p.\n# Part D. Counts\n\n| prefix | area | total |\n|---|---|---|\n| XY | area | 1 |\n',
    );
    expect(read.requirements).toEqual([
      { id: 'XY-01', prefix: 'XY', sentence: 'OPEN (L1) One. check: U two.', check: 'U' },
    ]);
    expect(read.tables.map(({ id, title, rows }) => [id, title, rows])).toEqual([['PR-01', 'name', 2]]);
    expect(read.counts).toEqual([{ prefix: 'XY', area: 'area', total: 1 }]);
  });
});

describe('the ids in tests and sources', () => {
  const evidence = gatherEvidence();

  test('every id that a title or a comment names is in the catalogue, and no range runs backwards', () => {
    const known = new Set(allIds(catalogue));
    expect(evidence.mentions.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('the requirements with check U and the rows of rule tables that no test of running code names are those of the list, each with its reason', () => {
    expect(listedWithoutTest.filter(({ reason }) => reason.length < 10)).toEqual([]);
    expect(
      [...withoutTest(catalogue, evidence, 'U'), ...tablesWithoutTest(catalogue, evidence)]
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(listedWithoutTest.map(({ id }) => id).toSorted());
  });

  test('a test of a rule that no entry of the product reaches proves no requirement', () => {
    const stageOf = (id: string) => [...new Set(evidence.tests.get(id)?.map(({ stage }) => stage))];
    expect([stageOf('ENR-06'), stageOf('CART-10').includes('part')]).toEqual([['unreached'], true]);
    expect((['U', 'S', 'H', 'E', 'B'] as const).filter((check) => proves(check, 'unreached'))).toEqual([]);
  });

  test('a title counts for a check that only a running shop can show where there is one', () => {
    expect(evidence.tests.get('CART-04')?.map(({ file, stage }) => [file.split('/')[1], stage])).toEqual(
      expect.arrayContaining([['core', 'part']]),
    );
    const stages = new Map([...evidence.tests.values()].flat().map(({ file, stage }) => [file, stage]));
    expect(
      [...stages].filter(
        ([file, stage]) => ['service', 'browser'].includes(stage) && /^test\/(core|ui|architecture)\//.test(file),
      ),
    ).toEqual([]);
    expect([
      stages.get('test/e2e/guest-purchase.test.ts'),
      stages.get('test/adapters/backend/commerce/modules/order/orders-suite.ts'),
      stages.get('test/adapters/http/session/auth-gateway.test.ts'),
    ]).toEqual(['browser', 'service', 'part']);
    expect([
      proves('U', 'part'),
      proves('H', 'part'),
      proves('H', 'service'),
      proves('B', 'service'),
      proves('B', 'browser'),
    ]).toEqual([true, false, true, false, true]);
  });

  test('titles and mentions were seen: a reader that finds none proves nothing', () => {
    expect(evidence.titles).toBeGreaterThan(3000);
    expect(evidence.mentions.length).toBeGreaterThan(1000);
    expect(evidence.tests.size).toBeGreaterThan(500);
  });
});
