import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';
import { slowTextOf } from './slow-patterns.ts';

const root = join(import.meta.dirname, '../..');

type Found = { readonly literals: readonly RegExp[]; readonly composed: number };

const isNode = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The regular expressions of a program: the literals, and the number of those built at run time. */
const find = (node: unknown): Found => {
  if (Array.isArray(node))
    return node
      .map(find)
      .reduce((all, one) => ({ literals: [...all.literals, ...one.literals], composed: all.composed + one.composed }), {
        literals: [],
        composed: 0,
      });
  if (!isNode(node)) return { literals: [], composed: 0 };
  const { type, regex, callee } = node;
  if (type === 'Literal' && isNode(regex))
    return { literals: [new RegExp(String(regex['pattern']), String(regex['flags']))], composed: 0 };
  const isComposed = type === 'NewExpression' && isNode(callee) && callee['name'] === 'RegExp';
  const inside = find(Object.values(node).filter((part) => typeof part === 'object'));
  return { literals: inside.literals, composed: inside.composed + (isComposed ? 1 : 0) };
};

const files = ['core', 'adapters', 'ui']
  .flatMap(sourceFiles)
  .map((path) => ({ path, found: find(parseSync(path, readFileSync(join(root, path), 'utf8')).program) }));

/** Files that build regular expressions at run time, each with the reason why its input cannot make them slow. */
const composing: { readonly [path: string]: string } = {
  'core/search/suggestions.ts': 'words of at most 200 signs, escaped, without repetition',
  'core/validation/text-rules.ts':
    "the pattern of e-mail addresses, which test/core/validation/worst-input.test.ts tries; others are the writer's of a form",
  'adapters/backend/payments/browser/card-fields.ts': "a count of digits of the field's own text",
  'core/kernel/unseen.ts': 'fixed characters, without repetition',
  'adapters/contract/operation.ts': 'paths of the contract, escaped, with one class without a slash per part',
};

const setting = 'the address is a setting of the shop';
/** Patterns whose time grows faster than their input, with the reason why that input is short. */
const known: { readonly [pattern: string]: string } = {
  'core/content/social-gallery.ts /\\/+$/': setting,
  'adapters/cli/settings.ts /\\/+$/': setting,
  'adapters/cli/commands/catalog.ts /\\/+$/': setting,
  'adapters/cli/commands/flow.ts /\\/+$/': setting,
  'adapters/http/path.ts /\\/+$/': setting,
  'adapters/web/server/sitemap.ts /\\/c\\/.+-(\\d{4,10})$/': 'addresses of the catalog',
  'adapters/backend/payments/browser/card-rules.ts /(?<=^(\\d{4})+)(?=\\d)/g': 'digits of a card, 19 at most',
  'adapters/database/pglite-template.ts /[0-9a-f]+\\.tar$/': 'names of files that the shop has written',
};

describe('regular expressions', () => {
  test('none takes time that grows faster than its input', { timeout: 60_000 }, () => {
    const found = new Map<string, string | undefined>();
    const slow = files.flatMap(({ path, found: { literals } }) =>
      literals.flatMap((pattern) => {
        if (Object.hasOwn(known, `${path} ${String(pattern)}`)) return [];
        if (!found.has(String(pattern))) found.set(String(pattern), slowTextOf(pattern));
        const text = found.get(String(pattern));
        return text === undefined ? [] : [`${path} ${String(pattern)}: ${text}`];
      }),
    );
    expect(slow).toEqual([]);
  });

  test('every exception still exists', () => {
    const all = new Set(
      files.flatMap(({ path, found }) => found.literals.map((pattern) => `${path} ${String(pattern)}`)),
    );
    expect(Object.keys(known).filter((pattern) => !all.has(pattern))).toEqual([]);
  });

  test('those built at run time are listed with a reason', () => {
    expect(
      files
        .filter(({ found }) => found.composed > 0)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(Object.keys(composing).toSorted());
  });

  test.each([/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /\/+$/, /(a+)+$/, /\bp\s*\.?\s*o\s*\.?\s*box\b/, /^(\w+\s?)*$/, /\s+$/])(
    'the check finds %s',
    { timeout: 30_000 },
    (pattern) => expect(slowTextOf(pattern)).toBeDefined(),
  );

  test.each([/^[a-z]+$/, /\s/, /^\d{1,9}$/, /[^A-Z]/, /^[^:]+:[^:]+$/])('the check accepts %s', (pattern) =>
    expect(slowTextOf(pattern)).toBeUndefined(),
  );
});
