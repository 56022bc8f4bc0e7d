import { instantOf } from '../kernel/calendar.ts';
import { dateFormat } from '../kernel/formatters.ts';

/** Words of a message that name a line. */
const MESSAGE_WORDS = 6;

/** The first words of a message, with an ellipsis if there are more. */
const beginningOf = (message: string): string => {
  const words = message.split(/\s+/);
  return words.length <= MESSAGE_WORDS ? message : `${words.slice(0, MESSAGE_WORDS).join(' ')}…`;
};

/** What lines of one sku can differ in: how they are made, and for whom. */
type ComparedLine = {
  readonly sku: string;
  readonly recipe?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly giftMessage?: string | undefined;
  readonly giftOption?: { readonly to: string; readonly email: string; readonly message: string } | undefined;
  readonly sender?: string | undefined;
  readonly sendOn?: string | undefined;
};

/** `gift` names a gift without a message; `language` is an IETF tag. */
export type DifferenceTexts = { readonly gift: string; readonly language: string };

/** How a line differs from others of its sku, the most important first. */
const factsOf = (
  { recipe = [], giftMessage, giftOption, sender, sendOn }: ComparedLine,
  { gift, language }: DifferenceTexts,
): ReadonlyMap<string, string | undefined> =>
  new Map([
    ...recipe.map(({ label, value }) => [`recipe ${label}`, value] as const),
    ['to', giftOption?.to],
    ['email', giftOption?.email],
    ['sender', sender],
    ['sendOn', sendOn && dateFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).format(instantOf(sendOn))],
    ['message', giftOption && beginningOf(giftOption.message)],
    ['gift', giftMessage === '' ? gift : giftMessage && beginningOf(giftMessage)],
  ]);

/**
 * The texts that tell a line from the others of its sku: choices and texts of goods that are made to order; recipient,
 * sender, day and message of a gift card; the message of a gift. No more of them than needed, and none for a line that is
 * alone.
 */
export const lineDifferences = (
  line: ComparedLine,
  lines: readonly ComparedLine[],
  texts: DifferenceTexts,
): readonly string[] => {
  let alike = lines.filter(({ sku }) => sku === line.sku).map((one) => factsOf(one, texts));
  const own = factsOf(line, texts);
  const keys = new Set(alike.flatMap((facts) => [...facts.keys()]));
  return [...keys].flatMap((key) => {
    const fact = own.get(key);
    const equal = alike.filter((facts) => facts.get(key) === fact);
    if (equal.length === alike.length) return [];
    alike = equal;
    return fact === undefined || fact === '' ? [] : [fact];
  });
};
