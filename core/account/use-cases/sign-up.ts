import * as Effect from 'effect/Effect';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { isoDate } from '#core/validation/date-format.ts';
import { TICKED } from '#core/validation/form.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { signUpForm } from '../sign-up-form.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { formContext } from './form-context.ts';
import type { StartAuthorization } from './start-authorization.ts';
import { completeAuthorization, type AuthorizationPorts } from './complete-authorization.ts';

type Ports = AuthorizationPorts & {
  readonly start: StartAuthorization;
  readonly site: Pick<SiteConfiguration, 'country' | 'dateFormat'>;
  readonly ruleTexts: RuleTexts;
};

export const signUp = ({ start, site, ruleTexts, ...ports }: Ports): AccountUseCases['signUp'] =>
  Effect.fn('signUp')(function* (typed) {
    const { country, dateFormat } = site;
    const form = signUpForm(yield* formContext(site));
    const {
      firstName = '',
      lastName = '',
      email = '',
      password = '',
      phone,
      birthDate,
      postalCode,
      newsletter,
    } = yield* fromEither(validateForm(form, typed, ruleTexts));
    const { verifier, ...authorization } = yield* start('sign-up');
    const code = yield* ports.accounts.signUp({
      firstName,
      lastName,
      email,
      password,
      ...present({
        phone: phone === undefined ? undefined : normalizePhone(phone, country),
        birthDate: birthDate === undefined ? undefined : isoDate(birthDate, dateFormat),
        postalCode,
      }),
      wantsNewsletter: newsletter === TICKED,
      ...authorization,
    });
    return yield* completeAuthorization(ports)({ code, verifier });
  });
