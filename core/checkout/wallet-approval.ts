import type { Address } from '../profile/address.ts';

/** What the shopper has approved in the wallet's sheet. */
export type WalletApproval = {
  readonly token: string;
  /** With recipient. */
  readonly address: Address;
  readonly contact: { readonly email: string; readonly phone: string };
};
