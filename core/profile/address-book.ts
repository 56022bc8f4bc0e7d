import type { Address } from './address.ts';

/** S is a shipping address, B a billing one (ADR-01). */
export type AddressType = 'S' | 'B';

export type SavedAddress = Address & { readonly id: string; readonly type: AddressType; /** Chosen without asking; one for each type. */ readonly main: boolean };

/** Saved addresses, the oldest first. Each type that is present has exactly one main address (PR-10). */
export type AddressBook = readonly SavedAddress[];

/** Makes an address the main one of its type; other types are untouched (ADR-03). An unknown id changes nothing. */
const setMain = (book: AddressBook, id: string): AddressBook => {
  const chosen = book.find((address) => address.id === id);
  return chosen === undefined ? book : book.map((address) => (address.type === chosen.type ? { ...address, main: address.id === id } : address));
};

/** Adds an address; the first of a type becomes main without asking (ADR-02). */
const add = (book: AddressBook, address: SavedAddress): AddressBook => {
  const isMain = address.main || !book.some((other) => other.type === address.type);
  const grown = [...book, { ...address, main: false }];
  return isMain ? setMain(grown, address.id) : grown;
};

/** Removes an address; after a main one the oldest other of its type is main (ADR-04). */
const remove = (book: AddressBook, id: string): AddressBook => {
  const gone = book.find((address) => address.id === id);
  if (gone === undefined) return book;
  const left = book.filter((address) => address.id !== id);
  const heir = gone.main ? left.find((address) => address.type === gone.type) : undefined;
  return heir === undefined ? left : setMain(left, heir.id);
};

export const AddressBook = { add, setMain, remove } as const;
