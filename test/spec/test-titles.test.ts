import { describe, expect, test } from 'vitest';
import { testTitles, titleMakers } from './test-titles.ts';

const titlesOf = (source: string): readonly string[] => testTitles('one.test.ts', source);

describe('titles', () => {
  test.each([
    ["test('one', () => {});", ['one']],
    ["it.only('one', () => {}); it.skipIf(on)('two', () => {});", ['one', 'two']],
    ["it.skip('one', () => {}); test.todo('two'); test.todo('three', () => {});", []],
    ["describe('group', () => { test('one', () => {}); }); test('two', () => {});", ['group > one', 'two']],
    ["describe.skip('group', () => { test('one', () => {}); });", []],
    ["describe('group', () => {});", []],
    ["test(`a ${'b'} ${unknown}`, () => {}); test('a' + 'b', () => {});", ['a b …', 'ab']],
    ["const name = 'one'; test(name, () => {});", ['one']],
    ["test.each([['A', 1], ['B', 2]] as const)('%s is %d of %%', () => {});", ['A is 1 of %', 'B is 2 of %']],
    ["const rows = [['A'], ['B']]; test.each([...rows, ['C']])('%s', () => {});", ['A', 'B', 'C']],
    ["test.each([{ id: 'A', of: { name: 'x' } }])('$id $of.name', () => {});", ['A x']],
    ["test.each(['A', 'B'])('%# %s', () => {});", ['0 A', '1 B']],
    ["test.each(made())('%s stays open', () => {});", ['… stays open']],
    ["describe.each([['A'], ['B']])('%s', () => { test('one', () => {}); });", ['A > one', 'B > one']],
    ["const rows = [['A', 1], ['B', 2]]; for (const [id, n] of rows) test(`${id} ${n}`, () => {});", ['A 1', 'B 2']],
    ["for (const { id } of [{ id: 'A' }]) test(id, () => {}); test(id, () => {});", ['A', '…']],
    ['const a = b; const b = a; test(a, () => {});', ['…']],
    ["law('one', [], () => {});", []],
  ] as const)('%s', (source, titles) => expect(titlesOf(source)).toEqual(titles));

  test('a function that hands its first parameter on makes tests, too', () => {
    const source = "const law = (title, check) => test(title, () => check()); const other = (x) => test('y', () => x);";
    expect(titleMakers('law.ts', source)).toEqual(['law']);
    expect(testTitles('one.prop.ts', "law('one', () => {});", ['law'])).toEqual(['one']);
  });
});
