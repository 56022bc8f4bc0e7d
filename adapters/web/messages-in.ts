import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Texts by key, in groups. */
export type Messages = { readonly [key: string]: string | Messages };

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a file of texts; a mistake is named by line and column. */
const parsed = (text: string): Messages => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, reason = reasonOf(error), line, column] =
      /^(.*?)(?: in JSON)? at position \d+ \(line (\d+) column (\d+)\)$/.exec(reasonOf(error)) ?? [];
    // Only a text that ends too early is reported without a place.
    throw new Error(`${line ?? text.trimEnd().split('\n').length}:${column ?? 1}: ${reason}`, { cause: error });
  }
};

/** Locales whose file holds only what differs, with the locale that it completes. */
const bases: { readonly [locale: string]: string } = { 'en-gb': 'en-us' };

/** The file that a file of texts completes; undefined for one that is complete. */
export const baseOf = (file: string): string | undefined => {
  const base = bases[basename(file, '.json')];
  return base === undefined ? undefined : join(file, '..', `${base}.json`);
};

const isGroup = (value: string | Messages | undefined): value is Messages => typeof value === 'object';

const over = (base: Messages, own: Messages): Messages => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const below = base[key];
      return [key, isGroup(value) && isGroup(below) ? over(below, value) : value];
    }),
  ),
});

/** All texts of a locale by its file, over those of the locale that it completes. `text` is the content of the file. */
export const messagesIn = (file: string, text = readFileSync(file, 'utf8')): Messages => {
  const base = baseOf(file);
  return base === undefined ? parsed(text) : over(messagesIn(base), parsed(text));
};
