import type { AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { Address } from '#core/profile/address.ts';

/** An address as the shop knows it (ENT-07). */
export const addressOf = (wire: AddressWire): Address => ({
  firstName: wire.recipientFirstName,
  lastName: wire.recipientLastName,
  line1: wire.addressLine1,
  city: wire.city,
  postalCode: wire.postalCode,
  country: wire.country,
  ...present({
    id: wire.id,
    line2: wire.addressLine2,
    state: wire.stateCityProvDept,
    email: wire.recipientContactEmail,
    phone: wire.recipientContactPhone,
  }),
});

/** The same on its way out; `S` is for shipping, `B` for billing. */
export const addressWire = (address: Address, approachType: 'S' | 'B'): AddressWire => ({
  approachType,
  recipientFirstName: address.firstName,
  recipientLastName: address.lastName,
  addressLine1: address.line1,
  city: address.city,
  postalCode: address.postalCode,
  country: address.country,
  ...present({
    id: address.id,
    addressLine2: address.line2,
    stateCityProvDept: address.state,
    recipientContactEmail: address.email,
    recipientContactPhone: address.phone,
  }),
});
