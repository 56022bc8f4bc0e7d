import { beforeAll, describe, expect, test } from 'vitest';
import { subjectsOf } from '#core/contact/case.ts';
import type { ContactGateway } from '#core/contact/ports/contact-gateway.ts';
import { failureOf, run } from '../run.ts';

export type ContactGatewayUnderTest = { readonly contact: ContactGateway; readonly newKey: () => string };

const values = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.com',
  categoryId: 'order',
  subjectId: 'delivery',
  orderNumber: '1234567890',
  message: 'Where is my order?',
};
const sample = { values, country: 'US', captchaToken: 'person' };

/** The contract of every gateway of the customer service, over one with the subject "delivery" of the category "order". */
export const contactGatewayContract = (name: string, open: () => Promise<ContactGatewayUnderTest>): void => {
  describe(`ContactGateway: ${name}`, () => {
    let subject: ContactGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });

    test('CASE-02 CASE-03 API-069 every category has subjects; some of them need an order number, others do not', async () => {
      const choices = await run(subject.contact.choices);
      expect(choices.length).toBeGreaterThan(1);
      expect(choices.every(({ subjects }) => subjects.length > 0)).toBe(true);
      expect(subjectsOf(choices, 'order').find(({ id }) => id === 'delivery')?.needsOrderNumber).toBe(true);
      expect(choices.some(({ subjects }) => subjects.some((one) => !one.needsOrderNumber))).toBe(true);
    });

    test('CASE-04 API-068 a case gets a number of its own; a repeated call gets the number of the first', async () => {
      const key = subject.newKey();
      const number = await run(subject.contact.sendCase({ ...sample, key }));
      expect(number).not.toBe('');
      expect(await run(subject.contact.sendCase({ ...sample, key }))).toBe(number);
      expect(await run(subject.contact.sendCase({ ...sample, key: subject.newKey() }))).not.toBe(number);
    });

    test('ORD-22 ORD-23 API-067 a warranty request gets an id of its own; a repeated call gets the id of the first', async () => {
      const key = subject.newKey();
      const request = {
        values: {
          productId: 'NKTRAIL3FJO',
          purchaseDate: '2025-11-01',
          email: 'ida@example.com',
          description: 'The sole of the left shoe came off.',
        },
        photos: [],
      };
      const caseId = await run(subject.contact.requestWarranty({ ...request, key }));
      expect(await run(subject.contact.requestWarranty({ ...request, key }))).toBe(caseId);
      expect(await run(subject.contact.requestWarranty({ ...request, key: subject.newKey() }))).not.toBe(caseId);
    });

    test('CASE-04 a call without bot-check token is refused with AUT403', async () => {
      const refused = subject.contact.sendCase({ ...sample, key: subject.newKey(), captchaToken: '' });
      expect(await failureOf(refused)).toMatchObject({ errorId: 'AUT403' });
    });
  });
};
