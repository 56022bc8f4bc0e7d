import { expect, test } from 'vitest';
import { blockCodecs } from '#core/content/blocks/codecs.ts';
import { structureOf } from '#core/kernel/fields.codec.ts';
import * as documents from '#test/support/documents.ts';
import { sampleDocuments } from '#test/support/sample-documents.ts';

const isWritten = (value: unknown): value is { readonly type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Heroes have one table of fields, and so have banners. */
const familyOf = (type: string): string => /^(?:hero|banner)-/.exec(type)?.[0] ?? type;

test('CNT-02 every field of a block is in a sample of the gallery or in a document of the tests', () => {
  const popUp = { ...documents.popUp, type: 'pop-up' };
  const candidates: readonly unknown[] = [...sampleDocuments, ...Object.values(documents), popUp];
  const written = candidates.filter(isWritten);
  const missing = Object.entries(blockCodecs).flatMap(([type, codec]) => {
    const structure = structureOf(codec);
    const fields = structure?._tag === 'record' ? Object.keys({ ...structure.needed, ...structure.optional }) : [];
    const used = new Set(written.filter((one) => familyOf(one.type) === familyOf(type)).flatMap(Object.keys));
    expect([type, fields.includes('id')]).toEqual([type, true]);
    return fields.filter((field) => !used.has(field)).map((field) => `${type}.${field}`);
  });
  expect(missing).toEqual([]);
});
