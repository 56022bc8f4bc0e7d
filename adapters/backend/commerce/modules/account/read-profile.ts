import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { ProfileWire, type ConsumerDetailsWire } from '#adapters/contract/wire/profile.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { savedAddressToWire } from '#adapters/contract/wire/address-book.codec.ts';
import type { AddressBook } from '#core/profile/address-book.ts';
import { availableUnits } from '../prepaid/points-account.ts';
import { readBook } from '../addresses/address-records.ts';
import { newsletterWire, smsWire } from '../subscriptions/subscription-wire.ts';
import { readAccount, type AccountRecord } from './account-records.ts';

/** Points of the loyalty program, and minor units of an athlete's credit, that no order holds. */
type Balances = { readonly points: number; readonly credit: number };

/** Stored values in the form of the wire; null is absent. The credit of an athlete is that of the account (SPC-04). */
const stored = (account: AccountRecord, remainingCredit: number): unknown => ({
  ...(account.employee === null ? {} : { employee: account.employee }),
  ...(account.athlete === null ? {} : { athlete: { ...account.athlete, remainingCredit } }),
  ...(account.prosumer === null ? {} : { prosumer: account.prosumer }),
});

const Special = ProfileWire.types[0].props.consumerDetails.types[1];
const Identities = t.type({ identity: ProfileWire.types[0].props.consumerDetails.types[0].props.identity });

const decodedBy = <Value>(codec: t.Type<Value, unknown>, value: unknown): Value => {
  const decoded = codec.decode(value);
  if (E.isLeft(decoded)) throw new TypeError('A stored profile cannot be read');
  return decoded.right;
};

/** The profile of an account (ENT-03 to ENT-05). */
const profileWire = (
  account: AccountRecord,
  {
    book,
    subscriptions,
    balances: { points, credit },
    currency,
  }: { readonly book: AddressBook; readonly balances: Balances } & Pick<ProfileWire, 'subscriptions'> &
    Pick<CommerceSite, 'currency'>,
): ProfileWire => {
  const isMember = account.loyaltyJoinedAt !== null;
  const details: ConsumerDetailsWire = {
    ...decodedBy(Special, stored(account, Money.toDecimal(Amount.of(credit), currency))),
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    address: book.map(savedAddressToWire),
    identity: decodedBy(Identities, { identity: account.identities }).identity,
    source: { acquisitionType: account.acquisitionType, campaignName: account.campaignName },
    ...present({
      phone: account.phone ?? undefined,
      birthDate: account.birthDate ?? undefined,
      gender: account.gender ?? undefined,
      postalCode: account.postalCode ?? undefined,
    }),
  };
  return {
    consumerDetails: details,
    isLoyaltyMember: isMember,
    loyaltySummary: { points: { balance: points } },
    enrollments: isMember
      ? [{ type: 'Loyalty', optin: true, doubleOptin: false, country: account.loyaltyCountry ?? account.country }]
      : [],
    preferences: present({
      interests: account.interests === '' ? undefined : account.interests,
      preferredShoeSize: account.preferredShoeSize ?? undefined,
    }),
    subscriptions,
    ...present({ loyaltyOptInDate: account.loyaltyJoinedAt?.toISOString() }),
  };
};

/** Reads the profile of a member; undefined if the consumer has no account. */
export const readProfile = async (
  db: Queries,
  { consumerId, site }: { readonly consumerId: string; readonly site: CommerceSite },
): Promise<ProfileWire | undefined> => {
  const account = await readAccount(db, consumerId);
  if (account === undefined) return undefined;
  const { email } = account;
  const { currency } = site;
  return profileWire(account, {
    currency,
    balances: {
      points: await availableUnits(db, { consumerId, currency, method: 'LOYALTY_POINTS' }),
      credit: await availableUnits(db, { consumerId, currency, method: 'ATHLETES_PAYMENT' }),
    },
    book: await readBook(db, consumerId),
    subscriptions: [...(await newsletterWire(db, { email, site })), ...(await smsWire(db, { consumerId, site }))],
  });
};

/** The profile of a guest, who has only subscriptions to text messages. */
export const readGuestProfile = async (
  db: Queries,
  guest: { readonly consumerId: string; readonly site: CommerceSite },
): Promise<ProfileWire> => ({
  consumerDetails: { firstName: '', lastName: '', email: '', address: [], identity: [] },
  isLoyaltyMember: false,
  loyaltySummary: { points: { balance: 0 } },
  enrollments: [],
  preferences: {},
  subscriptions: await smsWire(db, guest),
});
