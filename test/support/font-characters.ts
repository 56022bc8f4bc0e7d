import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tables that every WOFF2 file may name by number; irrelevant ones are skipped by their position. */
const CMAP = 0;
const [GLYF, LOCA] = [10, 11];
const OWN_NAME = 63;

/** Numbers of up to five bytes, seven bits in each (WOFF2, 6.1.1). */
const base128 = (bytes: Buffer, start: number): readonly [value: number, next: number] => {
  let value = 0;
  let at = start;
  for (; at < start + 5; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return [value, at + 1];
};

/** The character table of a WOFF2 file. */
const cmapOf = (file: Buffer): Buffer => {
  const tables = file.readUInt16BE(12);
  let [at, place] = [48, 0];
  let found: readonly [start: number, length: number] | undefined;
  for (let index = 0; index < tables; index += 1) {
    const flags = file.readUInt8(at);
    const known = flags & 63;
    at += known === OWN_NAME ? 5 : 1;
    const [original, afterOriginal] = base128(file, at);
    // Outlines are transformed unless their version says otherwise; all other tables are copied.
    const isChanged = known === GLYF || known === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const [length, next] = isChanged ? base128(file, afterOriginal) : [original, afterOriginal];
    if (known === CMAP) found = [place, length];
    at = next;
    place += length;
  }
  if (found === undefined) throw new Error('A face without a table of characters');
  const body = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return body.subarray(found[0], found[0] + found[1]);
};

/** Characters of a table of ranges (format 4). A range may map to glyph 0, which is no character. */
const rangesOf = (table: Buffer): readonly number[] => {
  const count = table.readUInt16BE(6) / 2;
  const column = (number: number, index: number): number => 14 + number * count * 2 + (number > 0 ? 2 : 0) + index * 2;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [end, start] = [table.readUInt16BE(column(0, index)), table.readUInt16BE(column(1, index))];
    const offsetAt = column(3, index);
    const offset = table.readUInt16BE(offsetAt);
    const glyphOf = (character: number): number => {
      const number = offset === 0 ? character : table.readUInt16BE(offsetAt + offset + (character - start) * 2);
      return offset !== 0 && number === 0 ? 0 : (number + table.readUInt16BE(column(2, index))) & 0xffff;
    };
    return Array.from({ length: end - start + 1 }, (__, step) => start + step).filter(
      (character) => character !== 0xffff && glyphOf(character) !== 0,
    );
  });
};

/** Every character that a WOFF2 font contains (in the first plane, which is all that our texts use). */
export const charactersOf = (path: string): ReadonlySet<string> => {
  const cmap = cmapOf(readFileSync(path));
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const tables = [...new Set(places)]
    .map((place) => cmap.subarray(place))
    .filter((table) => table.readUInt16BE(0) === 4);
  return new Set(tables.flatMap(rangesOf).map((character) => String.fromCodePoint(character)));
};
