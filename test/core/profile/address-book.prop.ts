import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressBook, type SavedAddress } from '#core/profile/address-book.ts';
import { addressRefusalText, MAX_ADDRESSES } from '#core/profile/address-refusal.ts';
import { bookCommands, emptyBook, savedAddress } from '#test/support/arbitraries/address-book.ts';
import { law, sequenceLaw } from '#test/support/law.ts';

const read = (text: string): AddressBook =>
  text === ''
    ? []
    : text
        .split(' ')
        .map((one) => savedAddress(one.charAt(0), one.charAt(2) === 'S' ? 'S' : 'B', { main: one.endsWith('*') }));
const write = (book: AddressBook): string =>
  book.map(({ id, type, main }) => `${id}:${type}${main ? '*' : ''}`).join(' ');

const added = (book: AddressBook, address: SavedAddress): AddressBook => {
  const result = AddressBook.add(book, address);
  if (E.isLeft(result)) throw new Error(result.left._tag);
  return result.right;
};

type Step = (book: AddressBook) => AddressBook;
const steps: { readonly [verb: string]: (text: string) => Step } = {
  add: (text) => (book) => read(text).reduce(added, book),
  main: (id) => (book) => AddressBook.setMain(book, id),
  remove: (id) => (book) => AddressBook.remove(book, id),
};

describe('address book', () => {
  test.each([
    ['', 'add a:S', 'a:S*'],
    ['a:S*', 'add b:S', 'a:S* b:S'],
    ['a:S*', 'add b:B', 'a:S* b:B*'],
    ['a:S* b:B*', 'add c:B*', 'a:S* b:B c:B*'],
    ['a:S* b:S c:B*', 'main b', 'a:S b:S* c:B*'],
    ['a:S*', 'main z', 'a:S*'],
    ['a:S* b:S c:S', 'remove a', 'b:S* c:S'],
    ['a:S* b:S c:B*', 'remove b', 'a:S* c:B*'],
    ['a:S* c:B*', 'remove a', 'c:B*'],
    ['a:S* b:B c:S d:B*', 'remove d', 'a:S* b:B* c:S'],
    ['a:S*', 'remove z', 'a:S*'],
    ['a:S*', 'remove a', ''],
  ])('PR-10 ADR-02 to ADR-04 %j, then %s, gives %j', (before, step, after) => {
    const [verb = '', text = ''] = step.split(' ');
    expect(write(steps[verb]?.(text)(read(before)) ?? [])).toBe(after);
  });

  test('ADR-02 the first address of a type becomes its main address', () =>
    expect(write(added(read('a:S*'), savedAddress('b', 'B')))).toBe('a:S* b:B*'));

  test('ADR-04 removing the main address makes the oldest other one of that type the main one', () =>
    expect(write(AddressBook.remove(read('a:S* b:S c:S'), 'a'))).toBe('b:S* c:S'));

  sequenceLaw(
    'PR-10 ADR-03 after any adding, changing, choosing and removing the book is what a simple list of it says',
    bookCommands,
    emptyBook,
  );

  const addOrChoose = fc.oneof(
    fc.constantFrom('S' as const, 'B' as const).map((type) => ({ type })),
    fc.nat(11).map((chosen) => ({ chosen })),
  );
  const grown = (book: AddressBook, one: { readonly type: 'S' | 'B' } | { readonly chosen: number }): AddressBook =>
    'type' in one
      ? added(book, savedAddress(String(book.length), one.type))
      : AddressBook.setMain(book, String(one.chosen));

  law(
    'PR-10 ADR-03 after any sequence of add and set-main, each type present has exactly one main',
    [fc.array(addOrChoose, { maxLength: MAX_ADDRESSES })],
    (commands) => {
      const book = commands.reduce(grown, []);
      for (const present of new Set(book.map(({ type }) => type)))
        expect(book.filter(({ type, main }) => main && type === present)).toHaveLength(1);
    },
  );

  law(
    'PR-10 ADR-03 other types are untouched',
    [fc.array(addOrChoose, { maxLength: MAX_ADDRESSES - 1 }), addOrChoose],
    (commands, last) => {
      const book = commands.reduce(grown, []);
      const touched = 'type' in last ? last.type : book.find(({ id }) => id === String(last.chosen))?.type;
      const others = (one: AddressBook): AddressBook => one.filter(({ type }) => type !== touched);
      expect(others(grown(book, last))).toEqual(others(book));
    },
  );
});

describe('ADR-09 refused changes', () => {
  const full = Array.from({ length: MAX_ADDRESSES }, (_, index) => savedAddress(String(index), 'S')).reduce(added, []);

  test('ADR-09 the 20th address is saved and the 21st refused', () => {
    expect(full).toHaveLength(20);
    expect(AddressBook.add(full, savedAddress('x', 'B'))).toEqual(E.left({ _tag: 'AddressBookFull' }));
    expect(E.isRight(AddressBook.add(AddressBook.remove(full, '7'), savedAddress('x', 'B')))).toBe(true);
  });

  const home: SavedAddress = {
    ...savedAddress('a', 'S', { main: true, line1: '1 Main St' }),
    line2: 'Flat 2',
    state: 'MA',
    email: 'ida@example.com',
    phone: '+16175550100',
  };

  test('ADR-09 equal fields with another case, spaces, id and flag are a duplicate', () => {
    const again = { ...home, id: 'b', main: false, line1: ' 1 MAIN ST ', firstName: 'ida', email: 'IDA@example.com' };
    expect(AddressBook.add([home], again)).toEqual(E.left({ _tag: 'AddressAlreadySaved' }));
    expect(AddressBook.add([{ ...home, city: 'Zürich' }], { ...again, city: 'ZÜRICH'.normalize('NFD') })).toEqual(
      E.left({ _tag: 'AddressAlreadySaved' }),
    );
    expect(AddressBook.add(full, { ...savedAddress('x', 'S'), line1: '7' })).toEqual(
      E.left({ _tag: 'AddressAlreadySaved' }),
    );
  });

  test.each([
    'firstName',
    'lastName',
    'line1',
    'line2',
    'city',
    'postalCode',
    'state',
    'country',
    'email',
    'phone',
  ] as const)('ADR-09 another %s makes another address', (field) => {
    expect(E.isRight(AddressBook.add([home], { ...home, id: 'b', [field]: 'Other' }))).toBe(true);
    expect(E.isRight(AddressBook.add([{ ...home, [field]: '' }], { ...home, id: 'b' }))).toBe(true);
  });

  test('ADR-09 a shipping address may also be saved for billing', () =>
    expect(E.isRight(AddressBook.add([home], { ...home, id: 'b', type: 'B' }))).toBe(true));

  test('ADR-09 changing an address into an existing one is refused, and saving it unchanged is not', () => {
    const work = { ...home, id: 'b', main: false, line1: '2 Office Rd' };
    expect(AddressBook.change([home, work], { ...work, line1: '1 main st' })).toEqual(
      E.left({ _tag: 'AddressAlreadySaved' }),
    );
    expect(AddressBook.change([home, work], work)).toEqual(E.right([home, work]));
  });

  test('a change keeps type and flag, unless it sets the main flag', () => {
    const book = read('a:S* b:S c:B*');
    const changed = (address: SavedAddress): string => {
      const result = AddressBook.change(book, address);
      return E.isRight(result)
        ? `${write(result.right)} ${result.right.find(({ id }) => id === address.id)?.line1 ?? ''}`
        : '';
    };
    expect(changed(savedAddress('a', 'B', { line1: 'New' }))).toBe('a:S* b:S c:B* New');
    expect(changed(savedAddress('b', 'S', { main: true, line1: 'New' }))).toBe('a:S b:S* c:B* New');
    expect(changed(savedAddress('z', 'S', { main: true, line1: 'New' }))).toBe('a:S* b:S c:B* ');
  });

  test.each([
    ['en-US', 'This address is already saved.'],
    ['fr-CA', 'Cette adresse est déjà enregistrée.'],
    ['DE', 'Diese Adresse ist bereits gespeichert.'],
    ['nb', 'This address is already saved.'],
  ])('ADR-09 a duplicate is reported in %s: %s', (language, text) =>
    expect(addressRefusalText({ _tag: 'AddressAlreadySaved' }, language)).toBe(text),
  );

  test('ADR-09 a full book is reported with its size in every language', () => {
    const reported = ['en-GB', 'fr-FR', 'de-DE'].map((language) =>
      addressRefusalText({ _tag: 'AddressBookFull' }, language),
    );
    expect(new Set(reported).size).toBe(3);
    expect(reported.every((text) => text.includes('20'))).toBe(true);
  });
});
