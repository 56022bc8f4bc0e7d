import { subscriptions as operations, type subscriptions } from '#adapters/contract/subscriptions.ts';
import { nationalPhone, normalizePhone, phone } from '#core/validation/phone.ts';
import { brokenRules } from '#core/validation/rule.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, notFound, notVerified, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import {
  optInToMessages,
  optOutOfMessages,
  readOptOuts,
} from '#adapters/backend/commerce/kernel/outbox/message-opt-out.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { commerceSites, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { confirmNewsletter } from './newsletter-records.ts';
import { optIn, optOut } from './sms-records.ts';
import { smsWire } from './subscription-wire.ts';

const invalidPhone = refusal(400, 'PRO400', { params: { field: 'phone' } });
const invalidCode = refusal(400, 'AUT402');

/** A number in international form; throws PRO400 for one that the country does not have. */
const numberOf = (typed: string, { country }: CommerceSite): string => {
  const number = nationalPhone(typed.trim(), country);
  if (number === '' || brokenRules([phone(country)], number, {}).length > 0) throw invalidPhone;
  return normalizePhone(number, country);
};

/** The address of a member; undefined for a guest. */
const addressOf = (db: Queries, consumerId: string) =>
  db.selectFrom('account').select(['email', 'emailVerifiedAt']).where('consumerId', '=', consumerId).executeTakeFirst();

const topics = ['back-in-stock', 'shared-favorites'] as const;

const notificationsOf = async (db: Queries, email: string) => {
  const optedOut = await readOptOuts(db, email);
  return topics.map((topic) => ({ channel: 'email' as const, topic, enabled: !optedOut.has(topic) }));
};

/** Text messages (API-048 to API-050), notifications (API-066), and the confirmation of a newsletter. */
export const makeSubscriptionHandlers = (context: CommerceContext): GroupHandlers<typeof subscriptions> => {
  const { db } = context.database;
  return {
    list: async (call) => {
      const { consumerId } = consumerOf(call);
      const email = (await addressOf(db, consumerId))?.email;
      return {
        subscriptions: await smsWire(db, { consumerId, site: call.site }),
        ...(email !== undefined && { notifications: await notificationsOf(db, email) }),
      };
    },

    notify: async (call) => {
      const { consumerId } = consumerOf(call);
      const { topic: kind, enabled } = call.body;
      return runIdempotent(context, keyedCall('subscriptions.notify', call), {
        reply: operations.notify.reply,
        command: async (tx) => {
          const address = await addressOf(tx, consumerId);
          if (address === undefined) throw notFound;
          if (address.emailVerifiedAt === null) throw notVerified;
          await (enabled ? optInToMessages : optOutOfMessages)(tx, { recipient: address.email, kind });
          return replyWith(call.body, {});
        },
      });
    },

    change: async (call) => {
      const { site, body } = call;
      if (body.subscriptions.some(({ channel }) => channel !== 'sms')) return badRequest;
      const { consumerId } = consumerOf(call);
      return runIdempotent(context, keyedCall('subscriptions.change', call), {
        reply: operations.change.reply,
        command: async (tx) => {
          for (const one of body.subscriptions) {
            const recipient = numberOf(one.recipient, site);
            if (one.optin) await optIn(tx, { consumerId, siteId: site.siteId, recipient });
            else if (!(await optOut(tx, { consumerId, recipient }))) throw notFound;
          }
          return replyWith({ subscriptions: await smsWire(tx, { consumerId, site }) }, {});
        },
      });
    },

    create: async (call) => {
      const { site, body } = call;
      const { consumerId } = consumerOf(call);
      return runIdempotent(context, keyedCall('subscriptions.create', call), {
        reply: operations.create.reply,
        command: async (tx) => {
          const recipient = numberOf(body.consumerDetails.phone, site);
          return replyWith({ subscriptionId: await optIn(tx, { consumerId, siteId: site.siteId, recipient }) }, {});
        },
      });
    },

    confirm: async ({ body: { code } }) => {
      const isConfirmed = await withTransaction(db, (tx) => confirmNewsletter(tx, { code, sites: commerceSites }));
      return isConfirmed ? replyWith<unknown>(undefined, { status: 204 }) : invalidCode;
    },
  };
};
