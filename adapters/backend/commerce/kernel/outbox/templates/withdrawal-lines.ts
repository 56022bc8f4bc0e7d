import { present } from '#core/kernel/present.ts';
import type { ParamsOf } from '../message-kinds.ts';
import { formatText } from '../../messages/service-texts.ts';
import { repaidLines } from './repaid-lines.ts';
import type { TemplateContext } from './template.ts';

/** What a withdrawal from the contract leads to. */
export type WithdrawalOutcome = NonNullable<ParamsOf<'withdrawal'>['outcome']>;

/** What becomes of gifts that were not chosen, in sentences. */
export const giftLines = (
  { gifts = {} }: Pick<ParamsOf<'return-label'>, 'gifts'>,
  { withdrawal: { gifts: own } }: TemplateContext['texts'],
): readonly string[] =>
  (['returning', 'canceled', 'staying'] as const).flatMap((kind) => {
    const names = gifts[kind] ?? [];
    return names.length === 0 ? [] : [formatText(own[kind], { names: names.join(', ') })];
  });

/** What the shopper gets back, and what to send back until when, in sentences. The receipt and its message have the same. */
export const withdrawalLines = (
  { returns, gifts, ...repaid }: WithdrawalOutcome,
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
    ...giftLines(present({ gifts }), context.texts),
  ];
};
