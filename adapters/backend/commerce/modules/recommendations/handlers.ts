import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { recommendations } from '#adapters/contract/recommendations.ts';
import { isProductId, styleOf } from '#core/catalog/product-id.ts';
import { notificationForm } from '#core/reviews/question.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, emailQueueFull, notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { countRequests } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { addStockNotice } from './notice-records.ts';
import {
  readAnchor,
  readAlternating,
  readSimilar,
  type AnchorRecord,
  type RecommendationRecord,
} from './recommendation-records.ts';
import { recommendationWire } from './recommendation-wire.ts';
import { complements, productLines, reasonOf, smallThings, titleOf, type Reason } from './widgets.ts';

const MAX_COUNT = 24;

type RecommendationInput = {
  readonly anchor: AnchorRecord | undefined;
  readonly categoryId: string | undefined;
  readonly count: number;
};

type Reader = (site: CommerceSite, input: RecommendationInput) => Promise<readonly RecommendationRecord[]>;

/** Recommendations (API-090) and back-in-stock notices (API-084). */
export const makeRecommendationHandlers = (context: CommerceContext): GroupHandlers<typeof recommendations> => {
  const { db } = context.database;

  const none = async (): Promise<readonly RecommendationRecord[]> => [];
  const complementsOf = (anchor: AnchorRecord): readonly string[] =>
    Object.entries(complements).find(([type]) => type === anchor.productType)?.[1] ?? [];

  const goingWith =
    (from: (anchor: AnchorRecord) => { readonly categoryIds: readonly string[]; readonly isSmall: boolean }): Reader =>
    (site, { anchor, count }) =>
      anchor === undefined
        ? none()
        : readAlternating(db, site, { ...from(anchor), by: 'recommended', without: anchor.styleId, count });

  const readers: { readonly [reason in Reason]: Reader } = {
    similar: (site, { anchor, count }) =>
      anchor === undefined
        ? none()
        : readSimilar(db, site, { styleId: anchor.styleId, excludedCategories: complementsOf(anchor), count }),
    together: goingWith((anchor) => ({ categoryIds: complementsOf(anchor), isSmall: false })),
    small: goingWith(() => ({ categoryIds: smallThings, isSmall: true })),
    popular: (site, { categoryId, count }) =>
      readAlternating(db, site, {
        categoryIds: categoryId === undefined ? productLines : [categoryId],
        by: 'rating',
        count,
      }),
  };

  return {
    recommend: async ({ query: { widgetId, productId = '', categoryId, count }, site }) => {
      const reason = reasonOf(widgetId);
      if (reason === undefined) return notFound;
      if (count < 1 || count > MAX_COUNT) return badRequest;
      const anchor = isProductId(productId) ? await readAnchor(db, site, styleOf(productId)) : undefined;
      if (anchor === undefined && reason !== 'popular') return notFound;
      const records = await readers[reason](site, { anchor, categoryId, count });
      const proposal = { widgetId, anchor: anchor?.styleId ?? categoryId ?? 'all' };
      return {
        title: titleOf(reason, site.locale, anchor?.name),
        products: records.map((record) => recommendationWire(record, site, proposal)),
      };
    },

    /** Addresses are stored normalized: almost no mail server distinguishes case, and shoppers want one message. */
    notify: async (call) => {
      const { productId, sku, email } = call.body;
      const result = validateForm(notificationForm, { email }, ruleTextsOf(call.site.language));
      if (E.isLeft(result)) return badRequest;
      return runIdempotent(context, keyedCall('offers.notify', call), {
        reply: t.unknown,
        command: async (tx) => {
          const recipient = normalizedEmail(result.right.email ?? '');
          await countRequests(tx, { consumerId: consumerOf(call).consumerId, recipients: [recipient] });
          const noted = await addStockNotice(tx, { productId, sku, email: recipient, siteId: call.site.siteId });
          if (noted === 'Unknown') throw notFound;
          if (noted === 'Full') throw emailQueueFull;
          return replyWith(undefined, { status: 204 });
        },
      });
    },
  };
};
