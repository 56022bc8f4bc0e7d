import * as Effect from 'effect/Effect';
import { judge } from '#core/kernel/judge.ts';
import { judgeForm } from '#core/validation/judge-form.ts';
import { signInForm } from '../sign-in-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { completeAuthorization, type AuthorizationPorts } from './complete-authorization.ts';
import type { StartAuthorization } from './start-authorization.ts';

type Ports = AuthorizationPorts & { readonly start: StartAuthorization; readonly language: string };

export const signIn = ({ start, language, ...ports }: Ports): AccountUseCases['signIn'] =>
  Effect.fn('signIn')(function* (typed) {
    const { email = '', password = '' } = yield* judge(judgeForm(signInForm, typed, language));
    const { verifier, ...authorization } = yield* start('sign-in');
    const code = yield* ports.accounts.signIn({ email, password, ...authorization });
    return yield* completeAuthorization(ports)({ code, verifier });
  });
