import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { reviews as operations, type reviews } from '#adapters/contract/reviews.ts';
import { isProductId, styleOf as styleIn } from '#core/catalog/product-id.ts';
import { questionForm } from '#core/reviews/question.ts';
import { stars } from '#core/catalog/rating-summary.ts';
import { firstReviews, reviewSorts } from '#core/reviews/review.ts';
import { languageOf } from '#core/kernel/language.ts';
import { present } from '#core/kernel/present.ts';
import { TICKED } from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, notFound, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type Call, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { countRequests } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { insertQuestion, readQuestions } from './question-records.ts';
import {
  flagReview,
  readReviews,
  readReviewTexts,
  voteOnAnswer,
  voteOnReview,
  type VoteCountRow,
} from './review-records.ts';
import { questionsWire, reviewsWire } from './review-wire.ts';

/** Clients show their own text for this id (REV-13). */
const textTooLong = refusal(400, 'REV410');

const MAX_COUNT = 40;

const isValidPage = ({ start, count }: { readonly start: number; readonly count: number }): boolean =>
  start >= 0 && count >= 1 && count <= MAX_COUNT;

/** Reviews and questions belong to the style, for all colors. */
const styleOf = (productId: string): string | undefined => (isProductId(productId) ? styleIn(productId) : undefined);

type VoteCall = Call<typeof operations.vote> | Call<typeof operations.voteOnAnswer>;

/** Reviews and questions (API-077 to API-089). */
export const makeReviewsHandlers = (context: CommerceContext): GroupHandlers<typeof reviews> => {
  const { db } = context.database;

  /** Counts a vote, once per key and once per consumer. */
  const countVote = async (
    call: VoteCall,
    operation: string,
    cast: (tx: Tx, styleId: string) => Promise<VoteCountRow | undefined>,
  ) =>
    runIdempotent(context, keyedCall(operation, call), {
      reply: operations.vote.reply,
      command: async (tx) => {
        const styleId = styleOf(call.params.productId);
        const counts = styleId === undefined ? undefined : await cast(tx, styleId);
        if (counts === undefined) throw notFound;
        return replyWith({ helpfulVotes: counts.helpful, notHelpfulVotes: counts.notHelpful }, {});
      },
    });

  return {
    list: async ({ params, site, query: { start = 0, count = firstReviews.count, ...query } }) => {
      const styleId = styleOf(params.productId);
      const sort = reviewSorts.find((one) => one === (query.sort ?? firstReviews.sort));
      const rating = stars.find((one) => one === query.rating);
      if (sort === undefined || (query.rating !== undefined && rating === undefined) || !isValidPage({ start, count }))
        return badRequest;
      const record =
        styleId === undefined
          ? undefined
          : await readReviews(db, styleId, {
              start,
              count,
              sort,
              language: languageOf(site.locale),
              ...present({ rating }),
            });
      return record?.isKnown === true ? reviewsWire(record, site.locale) : notFound;
    },

    vote: (call) =>
      countVote(call, 'reviews.vote', (tx, styleId) =>
        voteOnReview(tx, {
          consumerId: consumerOf(call).consumerId,
          styleId,
          opinionId: call.params.reviewId,
          vote: call.body.vote,
        }),
      ),

    voteOnAnswer: (call) =>
      countVote(call, 'reviews.voteOnAnswer', (tx, styleId) =>
        voteOnAnswer(tx, {
          consumerId: consumerOf(call).consumerId,
          styleId,
          opinionId: call.params.answerId,
          vote: call.body.vote,
        }),
      ),

    flag: (call) =>
      runIdempotent(context, keyedCall('reviews.flag', call), {
        reply: t.unknown,
        command: async (tx) => {
          const { productId, reviewId } = call.params;
          const isStored = await flagReview(tx, {
            consumerId: consumerOf(call).consumerId,
            styleId: styleOf(productId) ?? '',
            reviewId,
            reason: call.body.reason,
          });
          if (!isStored) throw notFound;
          return replyWith(undefined, { status: 204 });
        },
      }),

    /** Translations are stored with the review; 404 for a language without one. */
    translate: async ({ params: { reviewId }, body: { targetLocale } }) => {
      const texts = (await readReviewTexts(db, reviewId)) ?? {};
      const language = languageOf(targetLocale);
      const translated = Object.hasOwn(texts, language) ? texts[language] : undefined;
      return translated === undefined
        ? notFound
        : { reviewId, title: translated.title, text: translated.text, locale: targetLocale };
    },

    listQuestions: async ({ params, site: { locale }, query: { start = 0, count = firstReviews.count } }) => {
      const styleId = styleOf(params.productId);
      if (!isValidPage({ start, count })) return badRequest;
      const record = styleId === undefined ? undefined : await readQuestions(db, { styleId, locale }, { start, count });
      return record?.isKnown === true ? questionsWire(record) : notFound;
    },

    ask: async (call) => {
      const { text, nickname, email, agreed } = call.body;
      const result = validateForm(
        questionForm,
        { text, nickname, email, terms: agreed ? TICKED : '' },
        ruleTextsOf(call.site.language),
      );
      if (E.isLeft(result))
        return result.left.violations.some(({ errorId }) => errorId === textTooLong.errorId) ? textTooLong : badRequest;
      const question = result.right;
      return runIdempotent(context, keyedCall('reviews.ask', call), {
        reply: operations.ask.reply,
        command: async (tx) => {
          const { consumerId } = consumerOf(call);
          await countRequests(tx, { consumerId, recipients: [question.email ?? ''] });
          const questionId = newId();
          const isStored = await insertQuestion(tx, {
            questionId,
            styleId: styleOf(call.params.productId) ?? '',
            author: question.nickname ?? '',
            email: question.email ?? '',
            locale: call.site.locale,
            text: question.text ?? '',
          });
          if (!isStored) throw notFound;
          return replyWith({ questionId }, {});
        },
      });
    },
  };
};
