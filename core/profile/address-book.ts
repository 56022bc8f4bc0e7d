import { either as E } from 'fp-ts';
import { MAX_ADDRESSES, type AddressRefusal } from './address-refusal.ts';
import { addressFields, type Address } from './address.ts';

/** S: shipping address, B: billing address (ADR-01). */
export type AddressType = 'S' | 'B';

export type SavedAddress = Address & {
  readonly id: string;
  readonly type: AddressType;
  /** Whether the address is selected by default; one address of each type is. */
  readonly main: boolean;
};

/** An address that is not saved yet. */
export type NewAddress = Omit<SavedAddress, 'id'>;

/** Saved addresses, oldest first. Each type that is present has exactly one main address (PR-10). */
export type AddressBook = readonly SavedAddress[];

const compared = ['type', ...addressFields] as const satisfies readonly (keyof SavedAddress)[];

const folded = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Compares texts without case and surrounding spaces. */
const saysSame = (one = '', other = ''): boolean => one === other || folded(one) === folded(other);

/** Whether another address of the book is equal (ADR-09). */
const isSaved = (book: AddressBook, address: SavedAddress): boolean =>
  book.some((other) => other.id !== address.id && compared.every((field) => saysSame(other[field], address[field])));

/**
 * Makes an address the main one of its type. An unknown id changes nothing.
 * Law: after any sequence of add and set-main, each type present has exactly one main; other types are untouched
 * (PR-10, ADR-03).
 * Law: after any adding, changing, choosing and removing the book is what a simple list of it says (PR-10, ADR-03).
 */
const setMain = (book: AddressBook, id: string): AddressBook => {
  const chosen = book.find((address) => address.id === id);
  return chosen === undefined
    ? book
    : book.map((address) => (address.type === chosen.type ? { ...address, main: address.id === id } : address));
};

/**
 * Adds an address with a new id; the first of a type becomes main (ADR-02). A duplicate, and an address beyond the
 * maximum, are rejected (ADR-09).
 */
const add = (book: AddressBook, address: SavedAddress): E.Either<AddressRefusal, AddressBook> => {
  if (isSaved(book, address)) return E.left({ _tag: 'AddressAlreadySaved' });
  if (book.length >= MAX_ADDRESSES) return E.left({ _tag: 'AddressBookFull' });
  const isMain = address.main || !book.some((other) => other.type === address.type);
  const grown = [...book, { ...address, main: false }];
  return E.right(isMain ? setMain(grown, address.id) : grown);
};

/**
 * Replaces the fields of an address. Its type does not change, and a main address remains main. An unknown id changes
 * nothing.
 */
const change = (book: AddressBook, address: SavedAddress): E.Either<AddressRefusal, AddressBook> => {
  const before = book.find(({ id }) => id === address.id);
  if (before === undefined) return E.right(book);
  const after = { ...address, type: before.type, main: before.main };
  if (isSaved(book, after)) return E.left({ _tag: 'AddressAlreadySaved' });
  const changed = book.map((other) => (other.id === address.id ? after : other));
  return E.right(address.main ? setMain(changed, address.id) : changed);
};

/** Removes an address; if it was main, the oldest other one of its type becomes main (ADR-04). */
const remove = (book: AddressBook, id: string): AddressBook => {
  const gone = book.find((address) => address.id === id);
  if (gone === undefined) return book;
  const left = book.filter((address) => address.id !== id);
  const heir = gone.main ? left.find((address) => address.type === gone.type) : undefined;
  return heir === undefined ? left : setMain(left, heir.id);
};

export const AddressBook = {
  add,
  change,
  setMain,
  remove,
  /** The main address of a type. */
  mainOf: (book: AddressBook, type: AddressType): SavedAddress | undefined =>
    book.find((address) => address.type === type && address.main),
} as const;
