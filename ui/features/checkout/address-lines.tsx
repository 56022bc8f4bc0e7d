import type { ReactNode } from 'react';
import type { Address } from '#core/profile/address.ts';
import { addressLines } from '#core/profile/address-lines.ts';

/** An address as it is written on a parcel. */
export const AddressLines = ({ address }: { readonly address: Address }): ReactNode => {
  const lines = [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)].filter(
    (line) => line !== '',
  );
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
};
