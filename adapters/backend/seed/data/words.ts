import type { LocaleName, LocalText } from '../../commerce/localised.ts';

/**
 * A text in American English, Canadian French and German; British English is given where it is spelt or said otherwise.
 */
export type Words<Text = string> = { readonly en: Text; readonly gb?: Text; readonly fr: Text; readonly de: Text };

/** The text of one locale. */
export const wordsIn = <Text>({ en, gb = en, fr }: Words<Text>, locale: LocaleName): Text =>
  ({ 'en-us': en, 'en-gb': gb, 'fr-ca': fr })[locale];

/** The text of every locale. */
export const everywhere = (words: Words): LocalText => ({
  'en-us': wordsIn(words, 'en-us'),
  'en-gb': wordsIn(words, 'en-gb'),
  'fr-ca': wordsIn(words, 'fr-ca'),
});
