import type { ReactNode } from 'react';
import type { Address } from '#core/profile/address.ts';

/** An address as it stands on a parcel. */
export const AddressLines = ({ address }: { readonly address: Address }): ReactNode => {
  const place = [address.city, address.state, address.postalCode].filter((part) => part !== undefined && part !== '').join(', ');
  const lines = [`${address.firstName} ${address.lastName}`, address.line1, address.line2 ?? '', place].filter((line) => line.trim() !== '');
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
