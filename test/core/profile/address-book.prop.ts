import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressBook, type AddressType, type SavedAddress } from '#core/profile/address-book.ts';
import { law } from '#test/support/law.ts';

const address = (id: string, type: AddressType, main = false): SavedAddress => ({ id, type, main, firstName: 'Ida', lastName: 'Berg', line1: '1 Main St', city: 'Boston', postalCode: '02108', country: 'US' });
const read = (text: string): AddressBook => (text === '' ? [] : text.split(' ').map((one) => address(one.charAt(0), one.charAt(2) === 'S' ? 'S' : 'B', one.endsWith('*'))));
const write = (book: AddressBook): string => book.map(({ id, type, main }) => `${id}:${type}${main ? '*' : ''}`).join(' ');

type Step = (book: AddressBook) => AddressBook;
const add = (one: string): Step => (book) => [...read(one)].reduce(AddressBook.add, book);

describe('address book', () => {
  test.each([
    ['', add('a:S'), 'a:S*'],
    ['a:S*', add('b:S'), 'a:S* b:S'],
    ['a:S*', add('b:B'), 'a:S* b:B*'],
    ['a:S* b:B*', add('c:B*'), 'a:S* b:B c:B*'],
    ['a:S* b:S c:B*', (book: AddressBook) => AddressBook.setMain(book, 'b'), 'a:S b:S* c:B*'],
    ['a:S*', (book: AddressBook) => AddressBook.setMain(book, 'z'), 'a:S*'],
    ['a:S* b:S c:S', (book: AddressBook) => AddressBook.remove(book, 'a'), 'b:S* c:S'],
    ['a:S* b:S c:B*', (book: AddressBook) => AddressBook.remove(book, 'b'), 'a:S* c:B*'],
    ['a:S*', (book: AddressBook) => AddressBook.remove(book, 'z'), 'a:S*'],
  ])('PR-10 ADR-02 to ADR-04 %s, then a step, gives %s', (before, step, after) => expect(write(step(read(before)))).toBe(after));

  const steps = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('add' as const), type: fc.constantFrom<AddressType>('S', 'B'), main: fc.boolean() }),
      fc.record({ does: fc.constantFrom('setMain' as const, 'remove' as const), id: fc.nat(12) }),
    ),
    { maxLength: 30 },
  );

  law('PR-10 after any steps each type that is present has exactly one main address, and a step leaves other types untouched', [steps], (all) => {
    let book: AddressBook = [];
    all.forEach((step, index) => {
      const before = book;
      const type = step.does === 'add' ? step.type : book.find(({ id }) => id === String(step.id))?.type;
      book = step.does === 'add' ? AddressBook.add(book, address(String(index), step.type, step.main)) : AddressBook[step.does](book, String(step.id));
      for (const present of new Set(book.map((one) => one.type))) expect(book.filter((one) => one.type === present && one.main)).toHaveLength(1);
      expect(book.filter((one) => one.type !== type)).toEqual(before.filter((one) => one.type !== type));
    });
  });
});
