import * as Effect from 'effect/Effect';
import type { AddressInput } from '#core/checkout/address-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { AddressBook, AddressType, SavedAddress } from '#core/profile/address-book.ts';
import type { AddressCountry, AddressLayout } from '#core/profile/address-layout.ts';
import type { AddressRefusal } from '#core/profile/address-refusal.ts';
import { addressOf } from '#core/profile/address.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { AddressBookGateway } from '../ports/address-book-gateway.ts';
import { savedAddressForm } from '../saved-address-form.ts';

/** A typed address. With `id` it replaces the address of this id, else it is new. */
type TypedAddress = {
  readonly id?: string | undefined;
  readonly type: AddressType;
  readonly main: boolean;
  readonly country: string;
  readonly fields: AddressInput;
};

type Changed = Effect.Effect<AddressBook, ApiFailure | AddressRefusal>;

/** The address book of a member (ADR-01 to ADR-09). */
export type AddressUseCases = {
  readonly list: () => Effect.Effect<AddressBook, ApiFailure>;
  /** Validates the form of the country and saves the address, with its phone number in international form. */
  readonly save: (typed: TypedAddress) => Effect.Effect<AddressBook, ApiFailure | AddressRefusal | InvalidInput>;
  readonly makeMain: (address: SavedAddress) => Changed;
  readonly remove: (id: string) => Effect.Effect<AddressBook, ApiFailure>;
  /** Saves a removed address again, as main if it was; its id is new. */
  readonly restore: (address: SavedAddress) => Changed;
  readonly listCountries: () => Effect.Effect<readonly AddressCountry[], ApiFailure>;
  readonly viewLayout: (country: string) => Effect.Effect<AddressLayout, ApiFailure>;
};

type Ports = {
  readonly addresses: AddressBookGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly ruleTexts: RuleTexts;
};

export const makeAddressUseCases = ({ addresses, session, idGenerator, ruleTexts }: Ports): AddressUseCases => {
  const command = startCommand(session, idGenerator);

  return {
    list: () => Effect.andThen(session.ensure, addresses.read),

    save: Effect.fn('saveAddressOfBook')(function* ({ id, type, main, country, fields }) {
      const form = savedAddressForm(country, type);
      const values: AddressInput = yield* fromEither(validateForm(form, { ...fields, country }, ruleTexts));
      const phone = normalizePhone(values.phone ?? '', country);
      const address = { ...addressOf({ ...values, ...present({ phone: phone || undefined }) }), type, main };
      const { key } = yield* command;
      return yield* id === undefined
        ? addresses.add({ key, address })
        : addresses.change({ key, address: { ...address, id } });
    }),

    makeMain: (address) =>
      Effect.flatMap(command, ({ key }) => addresses.change({ key, address: { ...address, main: true } })),

    remove: (id) => Effect.flatMap(command, ({ key }) => addresses.remove({ key, id })),

    restore: ({ id: _id, ...address }) => Effect.flatMap(command, ({ key }) => addresses.add({ key, address })),

    listCountries: () => addresses.countries,
    viewLayout: (country) => addresses.layout(country),
  };
};
