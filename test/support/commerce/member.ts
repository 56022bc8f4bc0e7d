import { createHash, randomBytes } from 'node:crypto';
import { account } from '#adapters/contract/account.ts';
import { DEVICE_HEADER } from '#adapters/contract/device-header.ts';
import { authentication, type TokenWire } from '#adapters/contract/session.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Answered, Shopper } from './shopper.ts';
import { makeCaller, type Fetch } from './shopper.ts';

export const password = 'Correct1Horse';

let people = 0;
/** An unused address, in this process and others. */
export const newEmail = (): string => `ada-${process.pid}-${(people += 1)}@example.org`;

/** Confirms the address of an account, as its code does. */
export const confirmEmail = async ({ db }: Pick<CommerceDatabase, 'db'>, email: string): Promise<void> => {
  await db.updateTable('account').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute();
};

/** The secret of a new device cookie. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

export const newChallenge = (): { readonly codeVerifier: string; readonly codeChallenge: string } => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

export type Grant = { readonly code: string; readonly codeVerifier: string; readonly refreshToken?: string };

type Channel = {
  readonly siteId?: string;
  readonly base?: string;
  /** Secret of the device cookie. */
  readonly device?: string;
};

/** The calls of signing in and up, as a channel makes them. */
export const makeMembers = (fetch: Fetch, { siteId = 'nordkamm-us', base, device }: Channel = {}) => {
  const headers: { readonly [name: string]: string } = device === undefined ? {} : { [DEVICE_HEADER]: device };
  const at = { siteId, ...(base === undefined ? {} : { base }) };
  const call = makeCaller(fetch, at);

  const signUp = (
    email: string,
    codeChallenge: string,
    more: {
      readonly password?: string;
      readonly phone?: string;
      readonly birthDate?: string;
      readonly postalCode?: string;
      readonly country?: string;
      readonly optins?: string[];
    } = {},
  ) =>
    call(account.signUp, {
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        password,
        country: 'US',
        optins: [],
        captchaToken: 'person',
        source: 'ECOM15',
        codeChallenge,
        ...more,
      },
    });
  const signIn = (email: string, codeChallenge: string, typed: string = password) =>
    call(account.signIn, {
      headers,
      body: { email, password: typed, codeChallenge, codeChallengeMethod: 'S256', captchaToken: 'person' },
    });
  const exchange = (grant: Grant): Promise<Answered<TokenWire>> =>
    call(authentication.token, { headers, body: { grantType: 'authorization_code', ...grant } });
  const holding = (token: TokenWire): Shopper => ({
    token,
    call: makeCaller(fetch, { ...at, accessToken: token.accessToken ?? '' }),
  });
  const refreshOf = (guest: Shopper | undefined): { readonly refreshToken?: string } =>
    guest?.token.refreshToken === undefined ? {} : { refreshToken: guest.token.refreshToken };

  return {
    signUp,
    signIn,
    exchange,
    holding,
    /** A member with a new account; the data of a guest who signs up is merged. */
    join: async (guest?: Shopper, email: string = newEmail()) => {
      const { codeVerifier, codeChallenge } = newChallenge();
      const { code } = (await signUp(email, codeChallenge)).reply;
      return { email, member: holding((await exchange({ code, codeVerifier, ...refreshOf(guest) })).reply) };
    },
    /** The same member again, such as on another device. */
    enter: async (email: string, guest?: Shopper, typed: string = password): Promise<Shopper> => {
      const { codeVerifier, codeChallenge } = newChallenge();
      const { code } = (await signIn(email, codeChallenge, typed)).reply;
      return holding((await exchange({ code, codeVerifier, ...refreshOf(guest) })).reply);
    },
  };
};
