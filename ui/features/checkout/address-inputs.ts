import type { InputHTMLAttributes } from 'react';
import type { AddressField } from '#core/profile/address.ts';

/** Input attributes of each address field (WCAG 1.3.5); `short` fields may share a row. */
export const addressInputs: {
  readonly [field in Exclude<AddressField, 'country' | 'state'>]: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
  > & { readonly short?: true };
} = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  firstName: { autoComplete: 'given-name', short: true },
  lastName: { autoComplete: 'family-name', short: true },
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', short: true },
};
