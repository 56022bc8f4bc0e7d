import { either as E } from 'fp-ts';
import type { addresses } from '#adapters/contract/addresses.ts';
import { AddressBookWire, savedAddressToWire } from '#adapters/contract/wire/address-book.codec.ts';
import { AddressBook, type NewAddress, type SavedAddress } from '#core/profile/address-book.ts';
import { MAX_ADDRESSES, type AddressRefusal } from '#core/profile/address-refusal.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, notFound, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type Call, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { addressLayout, countryList } from './address-layouts.ts';
import { lockBook, replaceBook } from './address-records.ts';
import { receivedAddress } from './received-address.ts';

type Operations = typeof addresses;
type Write = Call<Operations['add']> | Call<Operations['change']> | Call<Operations['remove']>;

/** Refusals of the address book have no id of their own: API406 with status 409. */
const refusals: { readonly [tag in AddressRefusal['_tag']]: Refusal } = {
  AddressAlreadySaved: refusal(409, 'API406'),
  AddressBookFull: refusal(409, 'API406', { params: { max: MAX_ADDRESSES } }),
};

type Edited = E.Either<AddressRefusal, AddressBook>;

/** A received address; throws its refusal. */
const accepted = (received: ReturnType<typeof receivedAddress>): NewAddress => {
  if (isRefusal(received)) throw received;
  return received;
};

/** An address of the own book; throws for any other id (AUTH-32). */
const saved = (book: AddressBook, wanted: string): SavedAddress => {
  const found = book.find(({ id }) => id === wanted);
  if (found === undefined) throw notFound;
  return found;
};

/** The address book of a member (API-061 to API-063), and the forms of countries (API-070, API-071). */
export const makeAddressHandlers = (context: CommerceContext): GroupHandlers<Operations> => {
  /** Changes the locked book by the rules of the core. */
  const write = (call: Write, operation: string, edit: (book: AddressBook) => Edited) =>
    runIdempotent(context, keyedCall(operation, call), {
      reply: AddressBookWire,
      command: async (tx) => {
        const { consumerId } = consumerOf(call);
        const edited = edit(await lockBook(tx, consumerId));
        if (E.isLeft(edited)) throw refusals[edited.left._tag];
        await replaceBook(tx, consumerId, edited.right);
        return replyWith({ addresses: edited.right.map(savedAddressToWire) }, {});
      },
    });

  return {
    add: (call) =>
      write(call, 'addresses.add', (book) =>
        AddressBook.add(book, { ...accepted(receivedAddress(call.body)), id: newId() }),
      ),

    /** The address keeps its type, whose form it must pass. */
    change: (call) =>
      write(call, 'addresses.change', (book) => {
        const { id, type } = saved(book, call.params.addressId);
        return AddressBook.change(book, { ...accepted(receivedAddress({ ...call.body, approachType: type })), id });
      }),

    remove: (call) =>
      write(call, 'addresses.remove', (book) =>
        E.right(AddressBook.remove(book, saved(book, call.params.addressId).id)),
      ),

    countries: async ({ site }) => countryList(site),

    layout: async ({ site, params }) => addressLayout(site, params.countryCode) ?? notFound,
  };
};
