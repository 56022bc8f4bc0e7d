import type { ParamsOf } from '../message-kinds.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { TemplateContext } from './template.ts';

/**
 * What of an amount is released because it was never charged, what is refunded, and the new total of the order; nothing
 * for amounts of zero.
 */
export const repaidLines = (
  repaid: ParamsOf<'order-canceled'>['repaid'],
  { texts: { frame }, money }: Pick<TemplateContext, 'texts' | 'money'>,
): readonly string[] =>
  (['released', 'refunded', 'total'] as const).flatMap((part) => {
    const amount = repaid?.[part];
    return repaid === undefined || amount === undefined || amount === 0
      ? []
      : [formatText(frame.repaid[part], { amount: money(amount, repaid.currency) })];
  });
