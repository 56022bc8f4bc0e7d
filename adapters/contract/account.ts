import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { ProfileWire } from './wire/profile.codec.ts';
import {
  captchaToken,
  emailText,
  id,
  arrayOf,
  noContent,
  nothing,
  record,
  secret,
  strictRecord,
  text,
} from './wire/primitives.codec.ts';

/** A code that can be exchanged for tokens once, with the verifier of the challenge. */
const Code = record({ code: t.string }, {});

const password = secret(1_024);

/**
 * Sign-in, sign-up, sign-out and the profile. Separate from the token grants, so that pages without them load fewer
 * bytes.
 */
export const account = {
  signIn: endpoint({
    id: 'API-002',
    name: 'signIn',
    method: 'POST',
    path: 'consumers-v3/auth/signin',
    query: nothing,
    body: strictRecord(
      { email: emailText, password, codeChallenge: id, codeChallengeMethod: t.literal('S256'), captchaToken },
      { rememberMe: t.boolean },
    ),
    reply: Code,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  signUp: endpoint({
    id: 'API-004',
    name: 'signUp',
    method: 'POST',
    path: 'consumers-v3/auth/signup',
    query: nothing,
    body: strictRecord(
      {
        firstName: text(200),
        lastName: text(200),
        email: emailText,
        password,
        country: id,
        optins: arrayOf(id, 20),
        captchaToken,
        source: id,
        codeChallenge: id,
      },
      { phone: id, birthDate: id, postalCode: id },
    ),
    reply: record({ consumerId: t.string, code: t.string }, {}),
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  signOut: endpoint({
    id: 'API-003',
    name: 'signOut',
    method: 'POST',
    path: 'consumers-v3/consumer/auth/signout',
    query: nothing,
    body: nothing,
    reply: noContent,
    rate: 'free',
    keyed: false,
  }),
  profile: endpoint({
    id: 'API-041',
    name: 'profile',
    method: 'GET',
    path: 'consumers-v3/consumer/profile',
    query: nothing,
    body: nothing,
    reply: ProfileWire,
  }),
} as const;
