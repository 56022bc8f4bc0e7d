import { unlessEmpty, type Rule } from './rule.ts';

/** A scheme or `www.`: nothing but a web address has it. */
const marked = /https?:|www\./i;

/** A name with a path or port, such as `t.co/x`. */
const withPath = /[\p{L}\p{N}]\.\p{L}{2,24}[/:]/u;

/**
 * A bare domain: a label of three or more characters, a dot, and an ending of 2 to 24 letters directly behind it. So
 * initials and titles stay names: "J.R.R. Smith", "St.John", "Dr.Weber", and "Prof. Weber" with its space.
 */
const bareDomain = /[\p{L}\p{M}\p{N}-]{3}\.\p{L}{2,24}(?![\p{L}\p{M}\p{N}])/u;

/** Compatibility characters count as those that browsers replace them by, such as the wide dot. */
const plainForm = (text: string): string => text.normalize('NFKC');

/** Whether a text contains a web address with a scheme or `www.`. */
const hasMarkedAddress = (text: string): boolean => marked.test(plainForm(text));

/** Whether a text contains something that mail programs show as a link: a web address or a bare domain. */
const hasWebAddress = (text: string): boolean => {
  const plain = plainForm(text);
  return marked.test(plain) || withPath.test(plain) || bareDomain.test(plain);
};

/**
 * The rules of texts that the shop mails to others, which must not contain links of the sender: of a message,
 * of a name, and of the lines of a postal address, where "Ave.North" is no domain.
 */
export const noWebAddress = {
  message: unlessEmpty('webAddress', (value) => !hasWebAddress(value)),
  name: unlessEmpty('webAddressInName', (value) => !hasWebAddress(value)),
  addressLine: unlessEmpty('webAddressInLine', (value) => !hasMarkedAddress(value)),
} as const satisfies { readonly [text: string]: Rule };
