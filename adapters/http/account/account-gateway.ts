import * as Effect from 'effect/Effect';
import { account } from '#adapters/contract/account.ts';
import { authentication, type TokenWire } from '#adapters/contract/session.ts';
import type { ProfileWire } from '#adapters/contract/wire/profile.codec.ts';
import { messageFor } from '#core/failures/error-message.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { present } from '#core/kernel/present.ts';
import { Interests } from '#core/profile/interests.ts';
import type { AccountGateway, AccountOwner, AuthorizationResult } from '#core/account/ports/account-gateway.ts';
import { SOURCE, type SiteConfiguration } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';
import { retryOnConflict } from '../session/auth-gateway.ts';
import { exchangeOf, sessionOf } from '../session/session-wire.ts';

export const makeAccountGateway = (
  client: BaseClient,
  { country, failureTexts }: Pick<SiteConfiguration, 'country'> & { readonly failureTexts: FailureTexts },
): AccountGateway => ({
  signIn: ({ email, password, challenge, captchaToken }) =>
    Effect.map(
      client.ask(account.signIn, {
        body: {
          email,
          password,
          codeChallenge: challenge,
          codeChallengeMethod: 'S256',
          captchaToken,
          rememberMe: true,
        },
      }),
      ({ body }) => body.code,
    ),
  signUp: ({ wantsNewsletter, challenge, ...given }) =>
    Effect.map(
      client.ask(account.signUp, {
        body: {
          ...given,
          country,
          optins: wantsNewsletter ? ['newsletter'] : [],
          source: SOURCE,
          codeChallenge: challenge,
        },
      }),
      ({ body }) => body.code,
    ),
  exchange: ({ code, verifier, session }) => {
    const body = exchangeOf({ code, codeVerifier: verifier }, session);
    return Effect.map(retryOnConflict(client.ask(authentication.token, { body })), (answer) => resultOf(answer.body));
  },
  signOut: Effect.asVoid(client.ask(account.signOut, {})),
  owner: Effect.flatMap(client.ask(account.profile, {}), ({ body }) =>
    // The profile of a guest has no email address, and there is no account.
    body.consumerDetails.email === ''
      ? Effect.fail({
          _tag: 'ApiFailure',
          errorId: 'AUT440',
          message: messageFor({ errorId: 'AUT440', texts: failureTexts }),
          status: 403,
          request: account.profile.path,
        })
      : Effect.succeed(ownerOf(body)),
  ),
});

const resultOf = (wire: TokenWire): AuthorizationResult => ({
  session: sessionOf(wire),
  addedUnits: wire.addedUnits ?? 0,
  savedUnits: wire.savedUnits ?? 0,
});

const ownerOf = ({
  consumerDetails: { firstName, lastName, email, phone, birthDate, postalCode, employee },
  preferences: { interests = '', preferredShoeSize },
  isLoyaltyMember,
  loyaltySummary,
}: ProfileWire): AccountOwner => ({
  firstName,
  lastName,
  email,
  ...present({
    phone,
    birthDate,
    postalCode,
    shoeSize: preferredShoeSize,
    employee: employee && { termsAccepted: employee.termsAccepted },
  }),
  interests: Interests.read(interests),
  loyalty: { isMember: isLoyaltyMember, points: loyaltySummary.points.balance },
});
