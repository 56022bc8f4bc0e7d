import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { AddressBook, type AddressType, type SavedAddress } from '#core/profile/address-book.ts';
import { expect } from 'vitest';

/** An address with the given first line. */
export const savedAddress = (
  id: string,
  type: AddressType,
  { main = false, line1 = id }: { readonly main?: boolean; readonly line1?: string } = {},
): SavedAddress => ({
  id,
  type,
  main,
  firstName: 'Ida',
  lastName: 'Berg',
  line1,
  city: 'Boston',
  postalCode: '02108',
  country: 'US',
});

type Row = { readonly id: string; readonly type: AddressType; readonly line1: string };

/** The model of an address book: a list, and the main address of each type. */
export type BookModel = { rows: readonly Row[]; main: { [type in AddressType]?: string | undefined } };
export type RealBook = { book: AddressBook };
type Command = fc.Command<BookModel, RealBook>;

const types = ['S', 'B'] as const;
const type = fc.constantFrom<AddressType>(...types);
const line1 = fc.nat(60).map((number) => `${number} Main Street`);

const written = (rows: readonly (Row & { readonly main: boolean })[]): string =>
  rows.map(({ id, type: of, line1: say, main }) => `${id}:${of}${main ? '*' : ''} ${say}`).join(', ');

const agree = (model: BookModel, { book }: RealBook): void => {
  expect(written(book.map((address) => ({ ...address, line1: address.line1 })))).toBe(
    written(model.rows.map((row) => ({ ...row, main: model.main[row.type] === row.id }))),
  );
  for (const of of types) expect(AddressBook.mainOf(book, of)?.id).toBe(model.main[of]);
};

const command = (name: string, run: (model: BookModel, real: RealBook) => void): Command => ({
  check: () => true,
  run: (model, real) => {
    run(model, real);
    agree(model, real);
  },
  toString: () => name,
});

const refusedAs = (result: ReturnType<typeof AddressBook.add>): string | undefined =>
  E.isLeft(result) ? result.left._tag : undefined;
const kept = (result: ReturnType<typeof AddressBook.add>, real: RealBook): void => {
  if (E.isRight(result)) real.book = result.right;
};

let made = 0;
const add = fc.tuple(type, line1, fc.boolean()).map(([of, say, main]): Command =>
  command(`add ${of} "${say}"${main ? '*' : ''}`, (model, real) => {
    made += 1;
    const id = `a${made}`;
    const isSaved = model.rows.some((row) => row.type === of && row.line1 === say);
    const result = AddressBook.add(real.book, savedAddress(id, of, { main, line1: say }));
    expect(refusedAs(result)).toBe(
      isSaved ? 'AddressAlreadySaved' : model.rows.length === 20 ? 'AddressBookFull' : undefined,
    );
    kept(result, real);
    if (isSaved || model.rows.length === 20) return;
    model.rows = [...model.rows, { id, type: of, line1: say }];
    if (main || model.main[of] === undefined) model.main[of] = id;
  }),
);

/** The nth address; past the last one an unknown id. */
const nth = (model: BookModel, n: number): Row | undefined => model.rows[n % (model.rows.length + 1)];

const change = fc.tuple(fc.nat(40), line1, fc.boolean()).map(([n, say, main]): Command =>
  command(`change #${n} to "${say}"${main ? '*' : ''}`, (model, real) => {
    const row = nth(model, n);
    const isSaved =
      row !== undefined &&
      model.rows.some((other) => other.id !== row.id && other.type === row.type && other.line1 === say);
    const result = AddressBook.change(
      real.book,
      savedAddress(row?.id ?? 'unknown', row?.type ?? 'S', { main, line1: say }),
    );
    expect(refusedAs(result)).toBe(isSaved ? 'AddressAlreadySaved' : undefined);
    kept(result, real);
    if (row === undefined || isSaved) return;
    model.rows = model.rows.map((other) => (other.id === row.id ? { ...row, line1: say } : other));
    if (main) model.main[row.type] = row.id;
  }),
);

const setMain = fc.nat(40).map((n): Command =>
  command(`main #${n}`, (model, real) => {
    const row = nth(model, n);
    real.book = AddressBook.setMain(real.book, row?.id ?? 'unknown');
    if (row !== undefined) model.main[row.type] = row.id;
  }),
);

const remove = fc.nat(40).map((n): Command =>
  command(`remove #${n}`, (model, real) => {
    const row = nth(model, n);
    real.book = AddressBook.remove(real.book, row?.id ?? 'unknown');
    if (row === undefined) return;
    model.rows = model.rows.filter(({ id }) => id !== row.id);
    if (model.main[row.type] === row.id) model.main[row.type] = model.rows.find((other) => other.type === row.type)?.id;
  }),
);

/** Actions on an address book; adding is the most frequent, so that books fill up. */
export const bookCommands: readonly fc.Arbitrary<Command>[] = [add, add, add, change, setMain, remove];

export const emptyBook = (): { model: BookModel; real: RealBook } => ({
  model: { rows: [], main: {} },
  real: { book: [] },
});
