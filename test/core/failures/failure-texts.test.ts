import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { languages } from '#core/kernel/language.ts';
import { loadFailureTexts } from '#core/failures/load-failure-texts.ts';
import de from '#core/failures/messages/de.json' with { type: 'json' };
import en from '#core/failures/messages/en.json' with { type: 'json' };
import fr from '#core/failures/messages/fr.json' with { type: 'json' };

const tags = [
  ['fr-CA', fr],
  ['FR', fr],
  ['de-DE', de],
  ['en-GB', en],
  ['it-IT', en],
  ['', en],
] as const;

test('ERR-01 failures have texts in three languages', () => expect(languages).toEqual(['en', 'fr', 'de']));

test.each(tags)('ERR-03 the first part of the tag %s decides, and English is the default', (tag, texts) =>
  expect(failureTextsOf(tag)).toBe(texts),
);

test.each(tags)('ERR-03 a browser loads for %s the same texts as a server', async (tag, texts) =>
  expect(await loadFailureTexts(tag)).toBe(texts),
);
