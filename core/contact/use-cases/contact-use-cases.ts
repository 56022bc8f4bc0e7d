import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { caseForm, needsOrderNumber, type CaseChoices, type CaseField } from '../case.ts';
import type { ContactGateway } from '../ports/contact-gateway.ts';
import { validateWarranty, type WarrantyField } from '../warranty.ts';

/** Requests to the customer service (CASE-01 to CASE-05, ORD-22, ORD-23). */
export type ContactUseCases = {
  readonly listChoices: () => Effect.Effect<CaseChoices, ApiFailure>;
  /**
   * Validates and sends a case with the phone number in international form, and returns its number. An order number is
   * sent only for a subject that is about an order (CASE-03).
   */
  readonly sendCase: (
    typed: Values<CaseField>,
    choices: CaseChoices,
  ) => Effect.Effect<string, ApiFailure | InvalidInput>;
  /**
   * Validates and sends a warranty request with its photos as base64, and returns the id of its case. `tooManyPhotos` is
   * the message for more photos than allowed.
   */
  readonly requestWarranty: (
    draft: { readonly typed: Values<WarrantyField>; readonly photos: readonly string[] },
    tooManyPhotos: string,
  ) => Effect.Effect<string, ApiFailure | InvalidInput>;
};

type Ports = {
  readonly contact: ContactGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly botCheck: BotCheck;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

export const makeContactUseCases = ({
  contact,
  session,
  idGenerator,
  botCheck,
  site: { country, dateFormat, timeZone },
  ruleTexts,
}: Ports): ContactUseCases => {
  const command = startCommand(session, idGenerator);
  // Without a token the service refuses with AUT403, which has the text for the shopper.
  const captchaToken = botCheck.token('contact').pipe(Effect.catch(() => Effect.succeed('')));

  return {
    requestWarranty: Effect.fn('requestWarranty')(function* (draft, tooManyPhotos) {
      const today = Calendar.dayAt(yield* Clock.currentTimeMillis, timeZone);
      const texts = { rules: ruleTexts, tooManyPhotos };
      const request = yield* fromEither(validateWarranty(draft, { dateFormat, today }, texts));
      const { key } = yield* command;
      return yield* contact.requestWarranty({ key, ...request });
    }),

    listChoices: () => contact.choices,

    sendCase: Effect.fn('sendCase')(function* (typed, choices) {
      const { orderNumber, phone, ...values } = yield* fromEither(
        validateForm(caseForm(choices, country), typed, ruleTexts),
      );
      const { key } = yield* command;
      return yield* contact.sendCase({
        key,
        country,
        captchaToken: yield* captchaToken,
        values: {
          ...values,
          ...(phone === undefined ? {} : { phone: normalizePhone(phone, country) }),
          ...(orderNumber !== undefined && needsOrderNumber(choices, values) ? { orderNumber } : {}),
        },
      });
    }),
  };
};
