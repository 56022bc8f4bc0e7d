import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorMessage } from '#adapters/process/error-message.ts';

/** Nested texts by key. */
export type Messages = { readonly [key: string]: string | Messages };

/** Parses a message file; an error has line and column. */
const parsed = (text: string): Messages => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, reason = errorMessage(error), line, column] =
      /^(.*?)(?: in JSON)? at position \d+ \(line (\d+) column (\d+)\)$/.exec(errorMessage(error)) ?? [];
    // The parser reports a line and column for every error except an unexpected end of the text.
    throw new Error(`${line ?? text.trimEnd().split('\n').length}:${column ?? 1}: ${reason}`, { cause: error });
  }
};

/** Locales whose file has only differences, with their base locale. */
const bases: { readonly [locale: string]: string } = { 'en-gb': 'en-us' };

/** The base file of a message file; undefined for a complete one. */
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

/**
 * All texts of a message file, merged over those of its base file. `text`: the content of the file. Throws with file,
 * line and column for invalid JSON.
 */
export const messagesIn = (file: string, text = readFileSync(file, 'utf8')): Messages => {
  const base = baseOf(file);
  return base === undefined ? parsed(text) : over(messagesIn(base), parsed(text));
};
