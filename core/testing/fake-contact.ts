import * as Effect from 'effect/Effect';
import type { CaseChoices, CaseField } from '../contact/case.ts';
import type { ContactGateway } from '../contact/ports/contact-gateway.ts';
import type { Warranty } from '../contact/warranty.ts';
import type { Values } from '../validation/rule.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** The customer service in memory: two categories, and the cases that were sent. */
export type FakeContact = ContactGateway & {
  readonly sent: Values<CaseField>[];
  readonly requested: Warranty<string>[];
};

const choices: CaseChoices = [
  {
    id: 'order',
    label: 'An order',
    subjects: [
      { id: 'delivery', label: 'Delivery', needsOrderNumber: true },
      { id: 'ordering', label: 'How to order', needsOrderNumber: false },
    ],
  },
  { id: 'product', label: 'A product', subjects: [{ id: 'sizes', label: 'Sizes', needsOrderNumber: false }] },
];

export const makeFakeContact = (faults: FakeFaults): FakeContact => {
  const sent: Values<CaseField>[] = [];
  const requested: Warranty<string>[] = [];
  const numbers = new Map<string, string>();
  return {
    sent,
    requested,
    requestWarranty: ({ key, values, photos }) =>
      Effect.andThen(
        faults.meet('requestWarranty'),
        Effect.sync(() => {
          const known = numbers.get(key);
          if (known !== undefined) return known;
          requested.push({ values, photos });
          const number = `W-${requested.length}`;
          numbers.set(key, number);
          return number;
        }),
      ),
    choices: Effect.as(faults.meet('choices'), choices),
    sendCase: ({ key, values, captchaToken }) =>
      Effect.andThen(
        faults.meet('sendCase'),
        Effect.suspend(() => {
          if (captchaToken === '') return Effect.fail(apiRefusal('AUT403', 403));
          const known = numbers.get(key);
          if (known !== undefined) return Effect.succeed(known);
          sent.push(values);
          const number = `C-${sent.length}`;
          numbers.set(key, number);
          return Effect.succeed(number);
        }),
      ),
  };
};
