import { describe, expect, test } from 'vitest';
import { applied, changeOf, lineOf } from './mutant.ts';
import { mutations } from './mutations.ts';
import { patternChanges } from './pattern-changes.ts';
import { isEnough, scoreOf, survivors, unjudged } from './report.ts';
import { testsOf } from './tests-of.ts';

const changed = (source: string, kind: string): readonly string[] => mutations('one.ts', source).filter((mutant) => mutant.kind === kind).map((mutant) => applied(source, mutant));

describe('mutations', () => {
  test.each([
    ['f(a < b);', 'operator', ['f(a <= b);', 'f(a >= b);']],
    ['f(a === b && c);', 'operator', ['f(a === b || c);', 'f(a !== b && c);']],
    ['f(a + b);', 'operator', ['f(a - b);']],
    ["f('a' + b);", 'operator', []],
    ['n += 1;', 'operator', ['n -= 1;']],
    ['n++;', 'operator', ['n--;']],
    ['f(!a);', 'negation', ['f(a);']],
    ['if (a) f();', 'condition', ['if (true) f();', 'if (false) f();']],
    ['f(a ? b : c);', 'condition', ['f(true ? b : c);', 'f(false ? b : c);']],
    ['f(1, true);', 'literal', ['f(2, true);', 'f(0, true);', 'f(1, false);']],
    ['f(2n);', 'literal', ['f(3n);']],
    ["f('a', '');", 'literal', ["f('', '');", "f('a', 'mutated');"]],
    ['f([a], { b });', 'literal', ['f([], { b });', 'f([a], ({}));']],
    ['const f = (a) => a;', 'function', ['const f = (a) => undefined;']],
    ['function f() { return 1; }', 'function', ['function f() {}', 'function f() { return undefined; }']],
    ['f(a.some(b));', 'method', ['f(a.every(b));']],
    ['f(a.filter(b));', 'method', ['f(a);']],
    ['f(a.toString());', 'method', []],
    ['f(a?.b, a?.[0]);', 'chain', ['f(a.b, a?.[0]);', 'f(a?.b, a[0]);']],
    ['f(/^a$/u);', 'pattern', ['f(/a$/u);', 'f(/^a/u);']],
  ] as const)('%s by %s', (source, kind, expected) => expect(changed(source, kind)).toEqual(expected));

  test.each(["import a from 'a';", "type A = 'a' | 1;", "const a: 'b' | undefined = b;", "throw new RangeError('no such thing');", 'f<1>(a);', "export type { A } from './a.ts';"])('%s is left alone', (source) =>
    expect(mutations('one.ts', source).filter(({ kind }) => kind === 'literal')).toEqual([]));

  test('a mutant knows its line and its change, and is a source again', () => {
    const source = 'f();\nf(a\n  < b);';
    const [mutant] = mutations('one.ts', source);
    expect(mutant === undefined ? [] : [lineOf(source, mutant), changeOf(source, mutant)]).toEqual([2, 'a < b  →  a <= b']);
  });
});

test.each([
  ['^a+$', ['a+$', '^a+', '^a$']],
  ['[0-9]{2,3}', ['[^0-9]{2,3}', '[0-9]{3,3}', '[0-9]{2,2}']],
  ['\\d', ['\\D']],
  ['a\\$', []],
])('the pattern %s changes in one place at a time', (source, expected) => expect(patternChanges(source, '')).toEqual(expected));

describe('the score', () => {
  const mutant = { start: 0, end: 1, replacement: 'b', kind: 'literal', probe: '' };
  const verdict = (noticed: number, unnoticed: number) => ({
    _tag: 'Judged' as const, file: 'core/one.ts', source: 'a', seconds: 1,
    judged: [...Array.from({ length: noticed }, () => ({ mutant, fate: 'killed' as const })), ...Array.from({ length: unnoticed }, () => ({ mutant, fate: 'no coverage' as const }))],
  });

  test('a mutant that no test reaches counts as one that lives', () => {
    expect(scoreOf(verdict(17, 3).judged)).toBe(85);
    expect([isEnough(verdict(17, 3)), isEnough(verdict(16, 3))]).toEqual([true, false]);
    const found = survivors(verdict(0, 1));
    expect(found).toEqual([{ line: 'core/one.ts:1 (no coverage) literal: a  →  b', name: 'core/one.ts literal: a  →  b' }]);
    expect(unjudged(found, '# Survivors\n\n- `core/one.ts literal: a  →  b`: both are one.\n')).toEqual([]);
    expect(unjudged(found, '- `core/one.ts literal: a  →  b`\n- `core/two.ts literal: a  →  b`: no.\n')).toEqual(found);
  });

  test('a file whose tests do not pass, or that has none, is not enough', () => expect(isEnough({ _tag: 'NotJudged', file: 'core/one.ts', reason: 'none' })).toBe(false));

  test('the tests of a file are those of its area that load it', () => {
    expect(testsOf('core/validation/phone.ts')).toContain('test/core/validation/phone.prop.ts');
    expect(testsOf('core/validation/phone.ts').every((path) => path.startsWith('test/core/validation/'))).toBe(true);
    expect(testsOf('core/nowhere/one.ts')).toEqual([]);
  });
});
