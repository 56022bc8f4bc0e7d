import type { ParamsOf } from '../message-kinds.ts';
import { formatText } from '../../messages/service-texts.ts';
import { repaidLines } from './repaid-lines.ts';
import type { TemplateContext } from './template.ts';

/** What a withdrawal from the contract leads to. */
export type WithdrawalOutcome = NonNullable<ParamsOf<'withdrawal'>['outcome']>;

/** What the shopper gets back, and what to send back until when, in sentences. The receipt and its message have the same. */
export const withdrawalLines = (
  { returns, ...repaid }: WithdrawalOutcome,
  context: Pick<TemplateContext, 'texts' | 'money' | 'day'>,
): readonly string[] => {
  const { sendBack, keepNothing } = context.texts.withdrawal;
  return [
    ...repaidLines(repaid, context),
    ...returns.map(({ returnNumber, refund, until }) =>
      formatText(sendBack, {
        returnNumber,
        date: context.day(until),
        amount: context.money(refund, repaid.currency),
      }),
    ),
    ...(returns.length === 0 ? [keepNothing] : []),
  ];
};
