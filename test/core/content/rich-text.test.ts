import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, MAX_NODES, richTextOf } from '#core/content/rich-text.codec.ts';
import type { RichText } from '#core/content/rich-text.ts';

describe('rich text', () => {
  test('CNT-11 only the allow-list survives; an unsafe link is reduced to its text', () => {
    expect(
      richTextOf([
        {
          tag: 'p',
          children: ['Hi ', { tag: 'img', onerror: 'x' }, { tag: 'a', href: 'javascript:x', children: ['words'] }],
        },
        { tag: 'script', children: ['evil()'] },
        { tag: 'a', href: '/help', newWindow: true, onclick: 'x', children: ['ok'] },
        7,
        null,
      ]),
    ).toEqual([
      { tag: 'p', children: ['Hi ', 'words'] },
      { tag: 'a', href: '/help', newWindow: true, children: ['ok'] },
    ]);
  });

  const depthOf = (text: RichText): number =>
    Math.max(0, ...text.map((node) => (typeof node === 'string' ? 1 : 1 + depthOf(node.children))));
  const countOf = (text: RichText): number =>
    text.reduce((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countOf(node.children)), 0);

  test('a tree is cut at 20 levels and 500 nodes', () => {
    const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ tag: 'p', children: [inner] }), 'core');
    expect(depthOf(richTextOf([deep]))).toBe(MAX_DEPTH);
    expect(countOf(richTextOf(Array.from({ length: 2_000 }, () => 'x')))).toBe(MAX_NODES);
  });

  test('any input gives a tree within the limits', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (wire) => {
        const text = richTextOf(wire);
        expect(depthOf(text)).toBeLessThanOrEqual(MAX_DEPTH);
        expect(countOf(text)).toBeLessThanOrEqual(MAX_NODES);
      }),
    );
  });
});
