import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { id, nothing, record, secret, strictRecord } from './wire/primitives.codec.ts';

/**
 * Reply of a token grant. A gateway that stores tokens for its caller removes accessToken and refreshToken (API-001).
 */
export const TokenWire = record(
  { accessExpiry: t.string, refreshExpiry: t.string, consumerId: t.string, consumerType: t.string },
  {
    accessToken: t.string,
    refreshToken: t.string,
    basketId: t.string,
    orderId: t.string,
    favoriteId: t.string,
    saveForLaterId: t.string,
    /**
     * Units of the guest's cart that were merged into the member's, and those that did not fit and were saved for
     * later.
     */
    addedUnits: t.number,
    savedUnits: t.number,
  },
);
export type TokenWire = t.TypeOf<typeof TokenWire>;

export const authentication = {
  /**
   * Guest, renewal and code grants. A code is sent with the verifier and, at a sign-in of a guest, with the guest's
   * refresh token: only its owner is merged into the account (AUTH-06, AUTH-07).
   */
  token: endpoint({
    id: 'API-001',
    name: 'token',
    method: 'POST',
    path: 'token/v2/auth/token',
    query: nothing,
    body: strictRecord(
      { grantType: t.keyof({ guest: null, refresh_token: null, authorization_code: null }) },
      {
        refreshToken: secret(4_096),
        code: secret(1_024),
        codeVerifier: secret(128),
        basketId: id,
        favoriteId: id,
        saveForLaterId: id,
      },
    ),
    reply: TokenWire,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
} as const;
