import { either as E } from 'fp-ts';
import { contact as operations, type contact } from '#adapters/contract/contact.ts';
import { caseForm, needsOrderNumber } from '#core/contact/case.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { countConfirmation } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { newOrderNumber } from '#adapters/backend/commerce/modules/order/order-number.ts';
import { caseChoices } from './case-choices.ts';
import { insertCase } from './case-records.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import { makeRequestWarranty } from './request-warranty.ts';

/** Requests to the customer service (API-067 to API-069). */
export const makeContactHandlers = (context: CommerceContext): GroupHandlers<typeof contact> => ({
  requestWarranty: makeRequestWarranty(context),

  choices: async ({ site }) => ({
    categories: caseChoices(site).map(({ subjects, ...category }) => ({ ...category, subjects: [...subjects] })),
  }),

  /** The sender receives the number by email. The number reveals nothing about other cases. */
  send: async (call) => {
    const { site } = call;
    const { captchaToken, country, ...typed } = call.body;
    const refused = refuseBot(captchaToken);
    if (refused !== undefined) return refused;
    if (country !== site.country) return badRequest;
    const choices = caseChoices(site);
    const result = validateForm(caseForm(choices, country), typed, ruleTextsOf(site.language));
    if (E.isLeft(result)) return refusalOfForm(result.left);
    const { phone, orderNumber, ...values } = result.right;
    const { categoryId = '', subjectId = '', message = '', firstName = '', lastName = '', email = '' } = values;
    return runIdempotent(context, keyedCall('contact.send', call, [country, typed]), {
      reply: operations.send.reply,
      command: async (tx) => {
        const { consumerId } = consumerOf(call);
        const isConfirmed = await countConfirmation(tx, { consumerId, recipient: email });
        const caseNumber = `C-${newOrderNumber()}`;
        await insertCase(tx, {
          caseNumber,
          consumerId,
          siteId: site.siteId,
          locale: site.locale,
          categoryId,
          subjectId,
          orderNumber: needsOrderNumber(choices, values) ? (orderNumber ?? null) : null,
          message,
          firstName,
          lastName,
          email,
          phone: phone === undefined ? null : normalizePhone(phone, country),
          country,
        });
        if (isConfirmed)
          await enqueueMessage(tx, {
            kind: 'contact-case',
            params: { caseNumber, firstName },
            to: email,
            siteId: site.siteId,
            locale: site.locale,
            key: `contact-case ${caseNumber}`,
          });
        return replyWith({ caseNumber }, {});
      },
    });
  },
});
