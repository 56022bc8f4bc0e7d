import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nestedBlocks } from '#core/content/blocks/block-tree.ts';
import type { Block } from '#core/content/blocks/codecs.ts';
import { readSections } from '#core/content/blocks/read-sections.ts';
import { uniqueIds } from '#core/content/blocks/unique-ids.ts';
import { spacer } from '#test/support/documents.ts';
import { law } from '#test/support/law.ts';

const text = (id: string): Block => ({ _tag: 'rich-text', id, richText: [] });
const accordions = (id: string, inside: readonly string[]): Block => ({
  _tag: 'accordions',
  id,
  items: [{ title: 'Q', richText: [], blocks: inside.map(text) }],
});
const idsOf = (block: Block): readonly string[] => [block.id, ...nestedBlocks<Block>(block).flatMap(idsOf)];
const allIds = (sections: readonly { readonly blocks: readonly Block[] }[]): readonly string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(idsOf));

const id = fc.constantFrom('a', 'b', 'c', 'a-2', 'a-3');
const page = fc.array(fc.array(fc.tuple(id, fc.array(id, { maxLength: 3 })), { maxLength: 4 }), { maxLength: 3 });
const sectionsOf = (blocks: readonly (readonly (readonly [string, readonly string[]])[])[]) =>
  blocks.map((section, at) => ({
    id: `s${at}`,
    blocks: section.map(([own, inside]) => accordions(own, inside)),
  }));

describe('reading the sections of a page', () => {
  law('the ids of the result are unique, and a page without repeated ids is unchanged', [page], (given) => {
    const before = sectionsOf(given);
    const { sections, repeated } = uniqueIds(before);
    const ids = allIds(sections);
    expect(new Set(ids).size).toBe(ids.length);
    expect(repeated.length).toBe(allIds(before).length - new Set(allIds(before)).size);
    if (repeated.length === 0) expect(sections).toEqual(before);
  });

  test('CNT-03 unknown blocks, repeated ids and colors without contrast are warnings that name them', () => {
    const gray = { ...spacer, id: 'gray', type: 'accordions', items: [] };
    const { sections, warnings } = readSections('home', [
      {
        id: 's',
        items: [spacer, spacer, { id: 'x', type: 'hologram' }, { ...gray, title: 'Q' }],
      },
    ]);
    expect(sections[0]?.blocks.map((block) => [block._tag, block.id])).toEqual([
      ['spacer', 'gap'],
      ['spacer', 'gap-2'],
      ['unknown', 'x'],
      ['accordions', 'gray'],
    ]);
    expect(warnings).toEqual([
      { message: 'Unknown block', component: 'hologram', id: 'x' },
      { message: 'An id is used twice', component: 'home', id: 'gap' },
    ]);
  });
});
