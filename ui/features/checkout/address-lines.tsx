import type { ReactNode } from 'react';
import type { Address } from '#core/profile/address.ts';
import { addressLines } from '#core/profile/address-lines.ts';

/** Name and postal address, one line each. */
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
