import * as Effect from 'effect/Effect';
import { fromEither } from '#core/kernel/from-either.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { signInForm } from '../sign-in-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { completeAuthorization, type AuthorizationPorts } from './complete-authorization.ts';
import type { StartAuthorization } from './start-authorization.ts';

type Ports = AuthorizationPorts & { readonly start: StartAuthorization; readonly ruleTexts: RuleTexts };

export const signIn = ({ start, ruleTexts, ...ports }: Ports): AccountUseCases['signIn'] =>
  Effect.fn('signIn')(function* (typed) {
    const { email = '', password = '' } = yield* fromEither(validateForm(signInForm, typed, ruleTexts));
    const { verifier, ...authorization } = yield* start('sign-in');
    const code = yield* ports.accounts.signIn({ email, password, ...authorization });
    return yield* completeAuthorization(ports)({ code, verifier });
  });
