import * as Effect from 'effect/Effect';
import { judge } from '#core/kernel/judge.ts';
import { judgeForm } from '#core/validation/judge-form.ts';
import { signInForm } from '../sign-in-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { enterAccount, type EntryPorts } from './enter-account.ts';
import type { BeginEntry } from './begin-entry.ts';

type Ports = EntryPorts & { readonly begin: BeginEntry; readonly language: string };

export const signIn = ({ begin, language, ...ports }: Ports): AccountUseCases['signIn'] =>
  Effect.fn('signIn')(function* (typed) {
    const { email = '', password = '' } = yield* judge(judgeForm(signInForm, typed, language));
    const { verifier, ...asking } = yield* begin('sign-in');
    const code = yield* ports.accounts.signIn({ email, password, ...asking });
    return yield* enterAccount(ports)({ code, verifier });
  });
