import * as t from 'io-ts';
import { structureOf } from '../../kernel/fields.codec.ts';
import { plainName } from '../mistake.ts';
import { blockCodecs } from './codecs.ts';

/** A field of a block in a document. `value`: what it has to be. */
type BlockField = { readonly name: string; readonly isRequired: boolean; readonly value: string };

/** The types of blocks that a page may have (CNT-02), in order. */
export const blockTypes: readonly string[] = Object.keys(blockCodecs).toSorted();

/** The codec of a type of block; undefined for an unknown type. */
export const codecOfType = (type: string): t.Mixed | undefined =>
  Object.entries(blockCodecs).find(([tag]) => tag === type)?.[1];

/** The types that begin like a misspelled one, or all if none does. */
export const typesLike = (type: string): readonly string[] => {
  const alike = blockTypes.filter((one) => one.startsWith(type.slice(0, 4)));
  return alike.length === 0 ? blockTypes : alike;
};

/** What a value has to be, with the names of its own fields. */
const valueOf = (codec: t.Mixed): string => {
  if (codec instanceof t.UnionType) return codec.types.map(valueOf).join(', or ');
  const structure = structureOf(codec);
  if (structure === undefined) return plainName(codec.name);
  if (structure._tag === 'list') return `${plainName(codec.name)}: ${valueOf(structure.item)}`;
  const names = [
    ...Object.keys(structure.needed),
    ...Object.keys(structure.optional).map((name) => `${name} (optional)`),
  ];
  return `${codec.name} with ${names.join(', ')}`;
};

/** The fields of a type of block as its codec reads them, required ones first; undefined for an unknown type. */
export const fieldsOfBlock = (type: string): readonly BlockField[] | undefined => {
  const codec = codecOfType(type);
  const structure = codec && structureOf(codec);
  if (structure?._tag !== 'record') return undefined;
  const { needed, optional } = structure;
  const { id = t.unknown, ...others } = needed;
  return [
    { name: 'id', isRequired: true, value: plainName(id.name) },
    { name: 'type', isRequired: true, value: type },
    ...Object.entries(others).map(([name, one]) => ({ name, isRequired: true, value: valueOf(one) })),
    ...Object.entries(optional).map(([name, one]) => ({ name, isRequired: false, value: valueOf(one) })),
  ];
};
