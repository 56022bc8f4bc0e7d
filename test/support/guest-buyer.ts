import type { Address } from '#core/profile/address.ts';

/** The address of a guest in the United States, for which the service has no suggestion. */
export const address: Address = {
  firstName: 'Robin',
  lastName: 'Doe',
  line1: '500 Main Street',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
};

/** How the guest is reached, as typed. */
export const contact = { email: 'robin@example.com', phone: '303 555 0123' };
