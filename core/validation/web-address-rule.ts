import { unlessEmpty, type Rule } from './rule.ts';

/**
 * Where a character that looks like a dot is none: between letters without case it ends a sentence or separates the parts
 * of a name, and in French it joins the endings of a word ("ami·e·s", "cher·ère·s").
 */
const noDot =
  /(?<=\p{Lo})[。۔܁ꓸ⸼։·‧•∙⋅・](?=\p{Lo})|·(?=(?:[esx]|[fln-tv]e|es|elle|ère|euse|t?rice)(?:·?s)?(?!\p{L}))/gu;

/** No field with these rules accepts a longer text, in code units; the message of a gift is the longest. */
const LONGEST = 4_000;

/** The text as browsers and readers take it: without invisible characters, with plain letters and dots (UTS 46). */
const plainForm = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(noDot, ' ')
    .replace(/[。۔܁ꓸ⸼։·‧•∙⋅・]/gu, '.');

/** What is a web address in every text. */
const addresses: readonly RegExp[] = [
  // A scheme, what marks one, or `www.`.
  /(?:h(?:tt|xx)ps?|ftps?):|script:\S|(?:tel|sms):[+\d]|\/\/\S|www\./iu,
  // A name with a path or port, such as `t.co/x`, and an e-mail address.
  /[\p{L}\p{N}]\.\p{L}{2,24}[/:]/u,
  /@[\p{L}\p{M}\p{N}.-]+\.\p{L}{2}/u,
  // Four numbers are the address of a machine.
  /(?<![\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)/u,
  // Endings that are hardly ever the name of a person or place, also behind a space.
  /[\p{L}\p{M}\p{N}]\s*\.(?:com|net|org|info|shop|site)(?![\p{L}\p{M}\p{N}])/iu,
  // A host of one or two characters, such as `t.co`; initials have capital letters ("J.Co").
  /(?<![\p{L}\p{M}\p{N}.-])[a-z\d]{1,2}\.(?:co|io|ai|me|tv|cc|gg|ly|to|ru)(?![\p{L}\p{M}\p{N}])/u,
  // A letter without case or a symbol is enough for a label, as it is no initial.
  /(?:\p{Lo}\p{M}*|[\p{So}\p{Emoji_Modifier}])\.[\p{Lu}\p{Ll}]{2,24}(?![\p{L}\p{M}\p{N}])/u,
];

/**
 * A bare domain: a label of three or more characters, a dot, and an ending of 2 to 24 letters directly behind it. So
 * initials and titles stay names: "J.R.R. Smith", "St.John", "Dr.Weber", and "Prof. Weber" with its space.
 */
const bareDomain = /[\p{L}\p{M}\p{N}-]{3}\.\p{L}{2,24}(?![\p{L}\p{M}\p{N}])/u;

/** Abbreviations in addresses that are longer than two letters, and others before a capital letter ("Jos.Lee"). */
const abbreviations: readonly RegExp[] = [
  /(?<![\p{L}\p{M}\p{N}-])(?:ave|apt|ste|blvd|boul|bldg|chem|ind)\.(?=\p{L})/giu,
  /(?<![\p{L}\p{M}\p{N}-])\p{L}{3,4}\.(?=\p{Lu}\p{L}{2})/gu,
];

/**
 * Endings that a reader takes for one of a web address, also with a capital letter; and every one of two letters, which
 * are those of countries.
 */
const knownEndings: ReadonlySet<string> = new Set(
  `app bank biz blog bond click club cloud dev digital email example finance host icu link loan mobi money monster mov
  online page press pro pub sbs store tech top vip web website win xyz zip`.split(/\s+/u),
);

/** A word, a period without the blank after it, and the capital letter of the next sentence ("birthday.Love"). */
const sentenceEnd = /(?<![\p{L}\p{M}\p{N}.-])(\p{L}{3,})\.(\p{Lu}\p{Ll}{2,23})(?!\.?[\p{L}\p{M}\p{N}-]|[/:])/gu;

/** The text of a message with the blanks that are missing between its sentences. */
const withBlanks = (plain: string): string =>
  plain.replace(sentenceEnd, (typed, word: string, next: string) =>
    knownEndings.has(next.toLowerCase()) ? typed : `${word}. ${next}`,
  );

/** Whether a text contains something that mail programs show as a link, or that a reader takes for a web address. */
const hasWebAddress = (text: string): boolean => {
  const plain = plainForm(text);
  return addresses.some((address) => address.test(plain)) || bareDomain.test(plain);
};

/** The same in a message, in which a blank can be missing after a period. */
const hasWebAddressInMessage = (text: string): boolean => {
  const plain = plainForm(text);
  return addresses.some((address) => address.test(plain)) || bareDomain.test(withBlanks(plain));
};

/** The same in a line of a postal address, where "Ave.North" is no domain. */
const hasWebAddressInLine = (line: string): boolean => {
  const plain = plainForm(line);
  const spelledOut = abbreviations.reduce((rest, abbreviation) => rest.replace(abbreviation, ''), plain);
  return addresses.some((address) => address.test(plain)) || bareDomain.test(spelledOut);
};

/**
 * The rules of texts that the shop mails to others, which must not contain links of the sender: of a message, of a name,
 * and of the lines and the city of a postal address.
 */
export const noWebAddress = {
  message: unlessEmpty('webAddress', (value) => !hasWebAddressInMessage(value)),
  name: unlessEmpty('webAddressInField', (value) => !hasWebAddress(value)),
  addressLine: unlessEmpty('webAddressInField', (value) => !hasWebAddressInLine(value)),
} as const satisfies { readonly [text: string]: Rule };
