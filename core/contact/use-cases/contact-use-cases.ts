import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { deviceDraft } from '#core/session/use-cases/device-draft.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { caseFields, caseForm, MAX_MESSAGE, needsOrderNumber, type CaseChoices, type CaseField } from '../case.ts';
import { CASE_DRAFT } from '../device-keys.ts';
import type { ContactGateway } from '../ports/contact-gateway.ts';
import { validateWarranty, type WarrantyField } from '../warranty.ts';

/** Requests to the customer service (CASE-01 to CASE-05, ORD-22, ORD-23). */
export type ContactUseCases = {
  /** What can be chosen in the form of a case, and what this shopper typed before a reload or another page (CASE-02). */
  readonly openCase: () => Effect.Effect<
    { readonly choices: CaseChoices; readonly typed: Values<CaseField> },
    ApiFailure
  >;
  /** Stores the typed case on the device for the current shopper. It is removed at sign-out and when it was sent. */
  readonly rememberDraft: (typed: Values<CaseField>) => Effect.Effect<void, ApiFailure>;
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
  readonly memory: ShopperMemory;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly botCheck: BotCheck;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

export const makeContactUseCases = (ports: Ports): ContactUseCases => {
  const { contact, session, idGenerator, botCheck, site, ruleTexts } = ports;
  const { country, dateFormat, timeZone } = site;
  // A character of the message may be two code units.
  const draft = deviceDraft(ports, { key: CASE_DRAFT, names: caseFields, maxLength: 2 * MAX_MESSAGE });
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

    rememberDraft: draft.remember,
    openCase: () => Effect.all({ choices: contact.choices, typed: draft.recall }, { concurrency: 'unbounded' }),

    sendCase: Effect.fn('sendCase')(function* (typed, choices) {
      const { orderNumber, phone, ...values } = yield* fromEither(
        validateForm(caseForm(choices, country), typed, ruleTexts),
      );
      const { key } = yield* command;
      const caseNumber = yield* contact.sendCase({
        key,
        country,
        captchaToken: yield* captchaToken,
        values: {
          ...values,
          ...(phone === undefined ? {} : { phone: normalizePhone(phone, country) }),
          ...(orderNumber !== undefined && needsOrderNumber(choices, values) ? { orderNumber } : {}),
        },
      });
      yield* draft.forget;
      return caseNumber;
    }),
  };
};
