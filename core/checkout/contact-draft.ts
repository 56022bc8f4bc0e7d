import { addressFields } from '../profile/address.ts';
import type { AddressInput } from './address-form.ts';

/** The one shopper of one site who may see a draft again. */
type DraftOwner = { readonly siteId: string; readonly consumerId: string };

/** Longest text of a field that is taken back; no field of the form allows more. */
const MAX_LENGTH = 254;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

const typedOf = (stored: object): AddressInput => {
  const entries = Object.entries(stored);
  return Object.fromEntries(
    addressFields.flatMap((field) => entries.filter(([name, value]) => name === field && isText(value))),
  );
};

/** A draft of the contact and address form as text of one owner, and back. */
export const ContactDraft = {
  toText: ({ siteId, consumerId }: DraftOwner, typed: AddressInput): string =>
    JSON.stringify([siteId, consumerId, typed]),

  /** Undefined for the draft of another owner and for text that is not a draft. */
  fromText: (text: string, { siteId, consumerId }: DraftOwner): AddressInput | undefined => {
    try {
      const stored: unknown = JSON.parse(text);
      if (!Array.isArray(stored)) return undefined;
      const [storedSite, storedConsumer, typed]: readonly unknown[] = stored;
      return storedSite === siteId && storedConsumer === consumerId && typeof typed === 'object' && typed !== null
        ? typedOf(typed)
        : undefined;
    } catch {
      return undefined;
    }
  },
} as const;
