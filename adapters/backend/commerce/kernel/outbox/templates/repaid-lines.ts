import type { ParamsOf } from '../message-kinds.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { TemplateContext } from './template.ts';

/** What of an amount is released because it was never charged, and what is refunded; nothing for amounts of zero. */
export const repaidLines = (
  repaid: ParamsOf<'order-canceled'>['repaid'],
  { texts: { frame }, money }: Pick<TemplateContext, 'texts' | 'money'>,
): readonly string[] =>
  (['released', 'refunded'] as const).flatMap((part) =>
    repaid === undefined || repaid[part] === 0
      ? []
      : [formatText(frame.repaid[part], { amount: money(repaid[part], repaid.currency) })],
  );
