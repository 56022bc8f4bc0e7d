import { present } from '#core/kernel/present.ts';
import type { Address } from '#core/profile/address.ts';
import { billingAddressIncomplete, billingAddressMissing, deliveryMissing, notServed, phoneMissing, postOfficeBox, taxUnknown } from '../cart/cart-refusals.ts';
import type { Refusal } from '../errors.ts';
import type { SiteTrade } from '../pricing/site-trade.ts';
import { taxesAt } from '../pricing/tax.ts';

const box = /\b(p\.?\s*o\.?\s*box|post\s*office\s*box|postal\s*box|bo[iî]te\s*postale|case\s*postale|b\.\s*p\.\s*\d)/i;

const required = (address: Address): readonly string[] => [address.firstName, address.lastName, address.line1, address.city, address.postalCode, address.country];

/** Why nothing can be sent to an address, or nothing. A phone may be left out, but not left empty. */
export const refuseShippingAddress = (address: Address, { trade, phone }: { readonly trade: SiteTrade; readonly phone: string | undefined }): Refusal | undefined => {
  if (required(address).includes('')) return deliveryMissing;
  if (address.country !== trade.country) return notServed;
  if (box.test(`${address.line1} ${address.line2 ?? ''}`)) return postOfficeBox;
  if (phone !== undefined && phone.trim() === '') return phoneMissing;
  return taxesAt(trade, present({ country: address.country, state: address.state })) === undefined ? taxUnknown : undefined;
};

/** BIL400 for an empty address, BILL410 for one with gaps. */
export const refuseBillingAddress = (address: Address): Refusal | undefined => {
  const parts = required(address);
  if (parts.every((part) => part === '') || address.line1 === '') return billingAddressMissing;
  return parts.includes('') ? billingAddressIncomplete : undefined;
};

/** Spellings that the post knows better. */
const spellings: readonly (readonly [wrong: RegExp, right: string])[] = [[/\bStr\b\.?/g, 'St'], [/\bAven\b\.?/g, 'Ave'], [/\bBoul\b\.?/g, 'Blvd']];

/** The address as the post would write it; nothing when it is written so already (CHK-07). */
export const suggestAddress = (address: Address): Address | undefined => {
  const line1 = spellings.reduce((line, [wrong, right]) => line.replace(wrong, right), address.line1);
  return line1 === address.line1 ? undefined : { ...address, line1 };
};
