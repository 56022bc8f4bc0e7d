import { addressFields } from '../profile/address.ts';
import type { AddressInput } from './address-form.ts';

/** The one shopper of one site who may see a draft again. */
type DraftOwner = { readonly siteId: string; readonly consumerId: string };

/** Longest text of a field that is taken back; no field of the form allows more. */
const MAX_LENGTH = 254;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

const typedOf = (kept: object): AddressInput => {
  const entries = Object.entries(kept);
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
      const kept: unknown = JSON.parse(text);
      if (!Array.isArray(kept)) return undefined;
      const [keptSite, keptConsumer, typed]: readonly unknown[] = kept;
      return keptSite === siteId && keptConsumer === consumerId && typeof typed === 'object' && typed !== null
        ? typedOf(typed)
        : undefined;
    } catch {
      return undefined;
    }
  },
} as const;
