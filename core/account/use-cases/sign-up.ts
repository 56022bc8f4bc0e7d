import * as Effect from 'effect/Effect';
import { judge } from '#core/kernel/judge.ts';
import { TICKED } from '#core/validation/form.ts';
import { judgeForm } from '#core/validation/judge-form.ts';
import { newAccountForm } from '../new-account-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { BeginEntry } from './begin-entry.ts';
import { enterAccount, type EntryPorts } from './enter-account.ts';

type Ports = EntryPorts & { readonly begin: BeginEntry; readonly language: string };

export const signUp = ({ begin, language, ...ports }: Ports): AccountUseCases['signUp'] =>
  Effect.fn('signUp')(function* (typed) {
    const {
      firstName = '',
      lastName = '',
      email = '',
      password = '',
      newsletter,
    } = yield* judge(judgeForm(newAccountForm, typed, language));
    const { verifier, ...asking } = yield* begin('sign-up');
    const code = yield* ports.accounts.signUp({
      firstName,
      lastName,
      email,
      password,
      wantsNewsletter: newsletter === TICKED,
      ...asking,
    });
    return yield* enterAccount(ports)({ code, verifier });
  });
