import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { caseForm, subjectsOf, type CaseField } from '#core/contact/case.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { failureOf, run } from '#test/support/run.ts';

const choices = [
  {
    id: 'order',
    label: 'An order',
    subjects: [
      { id: 'late', label: 'It is late', needsOrderNumber: true },
      { id: 'new', label: 'How to order', needsOrderNumber: false },
    ],
  },
  { id: 'product', label: 'A product', subjects: [{ id: 'size', label: 'Its size', needsOrderNumber: false }] },
];
const typed: Values<CaseField> = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.com',
  categoryId: 'order',
  subjectId: 'late',
  orderNumber: ' #1234 567 890 ',
  message: 'Where is it?',
};
const result = (over: Values<CaseField>) =>
  validateForm(caseForm(choices, 'US'), { ...typed, ...over }, ruleTextsOf('en-US'));
const messagesOf = (over: Values<CaseField>) => {
  const checked = result(over);
  return E.isRight(checked) ? [] : checked.left.violations.map(({ field, message }) => [field, message]);
};

describe('the form of a case', () => {
  test('CASE-02 subjects are those of the category', () =>
    expect([undefined, '', 'order', 'product', 'none'].map((id) => subjectsOf(choices, id).length)).toEqual([
      0, 0, 2, 1, 0,
    ]));

  test.each<[Values<CaseField>, string | undefined]>([
    [{}, undefined],
    [{ categoryId: '', subjectId: '' }, 'categoryId'],
    [{ categoryId: 'toString' }, 'categoryId'],
    [{ subjectId: '' }, 'subjectId'],
    [{ subjectId: 'size' }, 'subjectId'],
    [{ categoryId: 'product' }, 'subjectId'],
    [{ categoryId: 'product', subjectId: 'size' }, undefined],
    [{ firstName: '' }, 'firstName'],
    [{ lastName: '' }, 'lastName'],
    [{ email: 'ida' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '(617) 555 - 0100' }, undefined],
    [{ message: 'x'.repeat(9) }, 'message'],
    [{ message: 'x'.repeat(10) }, undefined],
    [{ message: 'x'.repeat(2_000) }, undefined],
    [{ message: 'x'.repeat(2_001) }, 'message'],
  ])('CASE-04 %j breaks %s', (over, field) => expect(messagesOf(over)[0]?.[0]).toBe(field));

  test.each<[Values<CaseField>, readonly unknown[]]>([
    [{ orderNumber: '' }, [['orderNumber', 'Enter your order number']]],
    [{ orderNumber: '1'.repeat(11) }, [['orderNumber', 'Enter the 10 digits of the order number']]],
    [{ orderNumber: 'order number 784' }, [['orderNumber', 'Enter the 10 digits of the order number']]],
    [{ subjectId: 'new', orderNumber: '' }, []],
    [{ subjectId: 'new', orderNumber: '1'.repeat(11) }, []],
  ])('CASE-03 %j: an order number is required and checked exactly for a subject that needs it', (over, messages) =>
    expect(messagesOf(over)).toEqual(messages),
  );

  test('CASE-03 spaces and the number sign are removed from an order number', () =>
    expect(result({})).toMatchObject(E.right({ orderNumber: '1234567890' })));
});

describe('requesting a warranty', () => {
  const typed = {
    productId: 'nktrail 3fjo',
    purchaseDate: '11/01/2025',
    email: 'ida@example.com',
    description: 'The sole of the left shoe came off.',
  };

  test('ORD-22 ORD-23 the case id is returned; the date is sent in the format of the service', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(shop.contact.requestWarranty({ typed, photos: ['a'] }, 'Too many'))).toBe('W-1');
    expect(fakes.contact.requested).toEqual([
      { values: { ...typed, productId: 'NKTRAIL3FJO', purchaseDate: '2025-11-01' }, photos: ['a'] },
    ]);
  });

  test('ORD-23 six photos are refused before sending', async () => {
    const { shop, fakes } = buildStorefront();
    const photos = Array.from({ length: 6 }, () => 'a');
    const failure = await failureOf(shop.contact.requestWarranty({ typed, photos }, 'Up to 5 photos'));
    expect(failure).toMatchObject({
      _tag: 'InvalidInput',
      violations: [{ field: 'photos', message: 'Up to 5 photos' }],
    });
    expect(fakes.faults.times('requestWarranty')).toBe(0);
  });
});

describe('sending a case', () => {
  const sample = { ...typed, subjectId: 'delivery', phone: '(617) 555 - 0100' };

  test('CASE-01 CASE-04 the number is returned; the phone number is sent in international form', async () => {
    const { shop, fakes } = buildStorefront();
    const { choices: found } = await run(shop.contact.openCase());
    expect(await run(shop.contact.sendCase(sample, found))).toBe('C-1');
    expect(fakes.contact.sent).toEqual([{ ...sample, orderNumber: '1234567890', phone: '+16175550100' }]);
  });

  test('CASE-05 what was typed is there again until it was sent', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.contact.rememberDraft(sample));
    const { choices: found, typed: restored } = await run(shop.contact.openCase());
    expect(restored).toEqual(sample);
    fakes.faults.failNext('sendCase', apiRefusal('GEN503', 503));
    await failureOf(shop.contact.sendCase(restored, found));
    expect((await run(shop.contact.openCase())).typed).toEqual(sample);
    await run(shop.contact.sendCase(restored, found));
    expect((await run(shop.contact.openCase())).typed).toEqual({});
  });

  test('CASE-03 a subject that is not about an order is sent without order number', async () => {
    const { shop, fakes } = buildStorefront();
    const { choices: found } = await run(shop.contact.openCase());
    await run(shop.contact.sendCase({ ...sample, subjectId: 'ordering' }, found));
    expect(fakes.contact.sent[0]).not.toHaveProperty('orderNumber');
  });

  test('CASE-04 a message of 9 characters is refused before sending', async () => {
    const { shop, fakes } = buildStorefront();
    const { choices: found } = await run(shop.contact.openCase());
    const failure = await failureOf(shop.contact.sendCase({ ...sample, message: 'x'.repeat(9) }, found));
    expect([failure._tag, fakes.faults.times('sendCase')]).toEqual(['InvalidInput', 0]);
  });

  test('CASE-01 AUTH-22 a suspected bot gets AUT403 of the service', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.botCheck.suspect();
    const { choices: found } = await run(shop.contact.openCase());
    expect(await failureOf(shop.contact.sendCase(sample, found))).toMatchObject({ errorId: 'AUT403' });
  });
});
