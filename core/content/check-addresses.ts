import { address } from './address.codec.ts';
import { isDocumentFields } from './document-fields.ts';
import { mistakeAt, plainName, type DocumentPlace, type Mistake } from './mistake.ts';
import { isSafeAddress } from './safe-address.ts';

/** The addresses of a document that no link may have; reading it would remove them (CNT-11). */
export const unsafeAddresses = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => unsafeAddresses(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'url' || key === 'href') && typeof part === 'string' && !isSafeAddress(part)
      ? [mistakeAt([...place, key], `is not ${plainName(address.name)}`)]
      : unsafeAddresses(part, [...place, key]),
  );
};

/** The links of a document with a text, but no address: their texts are no links (CNT-10). */
export const emptyAddresses = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => emptyAddresses(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  const { url, text, title } = value;
  const isEmpty = typeof url === 'string' && url.trim() === '' && typeof (text ?? title) === 'string';
  return [
    ...(isEmpty ? [mistakeAt([...place, 'url'], 'is empty, so the text is not a link')] : []),
    ...Object.entries(value).flatMap(([key, part]) => emptyAddresses(part, [...place, key])),
  ];
};
