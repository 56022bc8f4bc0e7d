import { describe, expect, test } from 'vitest';
import { placementOf } from '#core/failures/error-catalog.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { mentions } from '#test/tools/requirements/evidence.ts';
import { errorIds } from '#test/support/error-ids.ts';
import { allIds, catalog, readCatalog } from './requirement-catalog.ts';
import { listedWithoutTest } from './listed-without-test.ts';

const { requirements, tables, ambiguities, errors, counts } = catalog;

describe('the catalog of requirements', () => {
  test('it has the totals of its last part: 977 requirements, 46 rule tables, 92 ambiguities and 109 error texts', () => {
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

  test('no id occurs twice, and no table is empty', () => {
    const ids = allIds(catalog);
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

  test('its table of error texts equals the English texts of the shop, and their places', () => {
    expect(errors.map(({ errorId }) => errorId).toSorted()).toEqual(errorIds.toSorted());
    const texts: { readonly [errorId: string]: string } = en.errors;
    const rich: { readonly [errorId: string]: string | readonly string[] } = en.withParams;
    const said = (errorId: string): readonly string[] => [texts[errorId] ?? '', ...[rich[errorId] ?? []].flat()];
    for (const { errorId, text } of errors)
      expect(said(errorId)).toEqual(expect.arrayContaining(text.split(' / with max: ')));
    expect(
      errors
        .filter(({ errorId, where }) => places[where[0] ?? ''] !== placementOf(errorId))
        .map(({ errorId, where }) => [errorId, where, placementOf(errorId)]),
    ).toEqual([]);
  });

  test('a table, a requirement and a check are read as written', () => {
    const read = readCatalog(
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
  const named = mentions();

  test('every id in code or a comment is in the catalog, and no range runs backwards', () => {
    const known = new Set(allIds(catalog));
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('ids are found: a reader that finds none proves nothing', () => expect(named.length).toBeGreaterThan(2000));

  test('every listed id without a test has its reason', () =>
    expect(listedWithoutTest.filter(({ reason }) => reason.length < 10)).toEqual([]));
});
