import type * as t from 'io-ts';
import { NOT_SHOWN } from '#core/content/blocks/left-out-fields.ts';
import { isDocumentFields } from '#core/content/document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from '#core/content/mistake.ts';

type Codec = t.Decoder<never, unknown>;

const isCodec = (value: unknown): value is Codec => typeof value === 'object' && value !== null && 'decode' in value;

/** What a codec of io-ts has in a property: the items of a list, or the parts of an intersection. */
const codecsIn = (codec: Codec, property: 'item' | 'type' | 'types'): readonly Codec[] =>
  [Reflect.get(codec, property)].flat().filter(isCodec);

/** The fields that a codec of a record reads; undefined for a codec of another value. */
const fieldsOf = (codec: Codec): ReadonlyMap<string, Codec> | undefined => {
  const props: unknown = Reflect.get(codec, 'props');
  if (isDocumentFields(props))
    return new Map(Object.entries(props).filter((entry): entry is [string, Codec] => isCodec(entry[1])));
  const parts = codecsIn(codec, 'types').flatMap((part) => [...(fieldsOf(part) ?? [])]);
  return parts.length === 0 ? undefined : new Map(parts);
};

/**
 * The fields of a document that its codec does not read, such as misspelled ones, at any depth of records and lists that
 * the codec names.
 */
export const unreadFields = (codec: Codec, value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) {
    const [item] = [...codecsIn(codec, 'item'), ...codecsIn(codec, 'type')];
    return item === undefined ? [] : value.flatMap((part, index) => unreadFields(item, part, [...place, index]));
  }
  const fields = fieldsOf(codec);
  if (fields === undefined || !isDocumentFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const field = fields.get(key);
    return field === undefined ? [mistakeAt([...place, key], NOT_SHOWN)] : unreadFields(field, part, [...place, key]);
  });
};
