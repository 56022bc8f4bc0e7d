import { addressFields } from '../profile/address.ts';
import type { AddressInput } from './address-form.ts';

/** The shopper and site that a draft belongs to. */
type DraftOwner = { readonly siteId: string; readonly consumerId: string };

/** Maximum length of a restored field; no field of the form allows more. */
const MAX_LENGTH = 254;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

const typedOf = (stored: object): AddressInput => {
  const entries = Object.entries(stored);
  return Object.fromEntries(
    addressFields.flatMap((field) => entries.filter(([name, value]) => name === field && isText(value))),
  );
};

/** Serializes the contact and address form for one owner. */
export const ContactDraft = {
  toText: ({ siteId, consumerId }: DraftOwner, typed: AddressInput): string =>
    JSON.stringify([siteId, consumerId, typed]),

  /** Undefined for the draft of another owner and for unreadable text. */
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
