import type { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { MessageKind, ParamsOf } from '../message-kinds.ts';
import type { MessageTexts } from '../texts/message-texts.ts';
import type { MessageBlock, Content } from './content.ts';

/** What templates need besides the parameters of their message. */
export type TemplateContext = {
  readonly texts: MessageTexts;
  /** Absolute address of a page of the site, by its path without locale. */
  readonly page: (path: string) => string;
  /** Absolute address of an order: in the account of its owner, else the form that asks for its e-mail address (RTE-30). */
  readonly orderPage: (orderNumber: string) => string;
  readonly money: (amount: Amount, currency: Currency) => string;
  /** A time (ISO) as a date in the time zone of the site. */
  readonly day: (time: string) => string;
  /** A day such as 2026-11-25 with its weekday. */
  readonly weekday: (day: string) => string;
  /** A time (ISO) as date and time with the time zone of the site. */
  readonly time: (time: string) => string;
};

/** A template for each of the kinds. */
export type Templates<Kind extends MessageKind> = {
  readonly [kind in Kind]: (params: ParamsOf<kind>, context: TemplateContext) => Content;
};

type OwnTexts = { readonly subject: string; readonly heading: string; readonly text: string };

/** A message that begins with its text; `values` replace the placeholders of all three. */
export const contentOf = (
  texts: OwnTexts,
  values: { readonly [placeholder: string]: string },
  blocks: readonly MessageBlock[],
): Content => ({
  subject: formatText(texts.subject, values),
  heading: formatText(texts.heading, values),
  blocks: [{ _tag: 'Paragraph', text: formatText(texts.text, values) }, ...blocks],
});

export const button = ({ button: label }: { readonly button: string }, url: string): MessageBlock => ({
  _tag: 'Button',
  label,
  url,
});

/** A paragraph of less importance. */
export const quiet = (text: string): MessageBlock => ({ _tag: 'Paragraph', text, isQuiet: true });
