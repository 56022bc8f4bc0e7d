import * as Effect from 'effect/Effect';
import { fromEither } from '#core/kernel/from-either.ts';
import { TICKED } from '#core/validation/form.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { newAccountForm } from '../new-account-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { StartAuthorization } from './start-authorization.ts';
import { completeAuthorization, type AuthorizationPorts } from './complete-authorization.ts';

type Ports = AuthorizationPorts & { readonly start: StartAuthorization; readonly ruleTexts: RuleTexts };

export const signUp = ({ start, ruleTexts, ...ports }: Ports): AccountUseCases['signUp'] =>
  Effect.fn('signUp')(function* (typed) {
    const {
      firstName = '',
      lastName = '',
      email = '',
      password = '',
      newsletter,
    } = yield* fromEither(validateForm(newAccountForm, typed, ruleTexts));
    const { verifier, ...authorization } = yield* start('sign-up');
    const code = yield* ports.accounts.signUp({
      firstName,
      lastName,
      email,
      password,
      wantsNewsletter: newsletter === TICKED,
      ...authorization,
    });
    return yield* completeAuthorization(ports)({ code, verifier });
  });
