import { addressFields, type AddressInput } from '#core/checkout/address-form.ts';
import type { AddressDraft } from './checkout-visit.ts';

const KEY = 'checkout-address';

const decode = (text: string | null): AddressInput => {
  const kept: unknown = JSON.parse(text ?? '{}');
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept);
  return Object.fromEntries(addressFields.flatMap((field) => entries.filter(([name, value]) => name === field && typeof value === 'string')));
};

/** What was typed, on this device. A storage that is full, blocked or garbled counts as empty. */
export const addressDraft = (storage: () => Storage): AddressDraft => {
  const attempt = <Value>(deed: () => Value, otherwise: Value): Value => {
    try {
      return deed();
    } catch {
      return otherwise;
    }
  };
  return {
    recall: () => attempt(() => decode(storage().getItem(KEY)), {}),
    remember: (typed) => attempt(() => storage().setItem(KEY, JSON.stringify(typed)), undefined),
    forget: () => attempt(() => storage().removeItem(KEY), undefined),
  };
};
