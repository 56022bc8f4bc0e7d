import { expect, test } from 'vitest';
import type { useTranslations } from 'use-intl';
import french from '#ui/messages/fr-ca.json' with { type: 'json' };
import messages from '#ui/messages/en-us.json' with { type: 'json' };

type Key = Parameters<ReturnType<typeof useTranslations<'catalog'>>>[0];

test('a key that the catalog does not have does not compile', () => {
  const known: Key = 'addToCart';
  // @ts-expect-error: the catalog has no such key.
  const unknown: Key = 'addToCartt';
  expect([known in messages.catalog, unknown in messages.catalog]).toEqual([true, false]);
});

test('no French text assumes the gender of the shopper', () => {
  const gendered = /vous (?:êtes|avez été|serez) \p{L}+(?:é|i|u)(?!\p{L})/giu;
  expect(JSON.stringify(french).match(gendered)).toBeNull();
});
