import * as Effect from 'effect/Effect';
import { components } from '#adapters/contract/size-charts.ts';
import { reviews } from '#adapters/contract/reviews.ts';
import type { ReviewGateway } from '#core/reviews/ports/review-gateway.ts';
import { TICKED } from '#core/validation/form.ts';
import type { BaseClient } from '../base-client.ts';
import { questionsOf, reviewsOf, sizeChartOf, translationOf, votesOf } from './review-mapper.ts';

/** Reviews, questions and size charts with API-077 to API-089 and API-126. */
export const makeReviewGateway = ({ ask }: BaseClient): ReviewGateway => ({
  reviews: (productId, query) =>
    ask(reviews.list, { params: { productId }, query: { ...query } }).pipe(Effect.map(({ body }) => reviewsOf(body))),
  vote: ({ key, productId, reviewId, vote }) =>
    ask(reviews.vote, { key, params: { productId, reviewId }, body: { vote } }).pipe(
      Effect.map(({ body }) => votesOf(body)),
    ),
  flag: ({ key, productId, reviewId, reason }) =>
    ask(reviews.flag, { key, params: { productId, reviewId }, body: { reason } }).pipe(Effect.asVoid),
  translate: (reviewId, targetLocale) =>
    ask(reviews.translate, { params: { reviewId }, body: { targetLocale } }).pipe(
      Effect.map(({ body }) => translationOf(body)),
    ),
  questions: (productId, { start, count }) =>
    ask(reviews.listQuestions, { params: { productId }, query: { start, count } }).pipe(
      Effect.map(({ body }) => questionsOf(body)),
    ),
  ask: ({ key, productId, question: { text = '', nickname = '', email = '', terms } }) =>
    ask(reviews.ask, { key, params: { productId }, body: { text, nickname, email, agreed: terms === TICKED } }).pipe(
      Effect.map(({ body }) => body.questionId),
    ),
  voteOnAnswer: ({ key, productId, answerId, vote }) =>
    ask(reviews.voteOnAnswer, { key, params: { productId, answerId }, body: { vote } }).pipe(
      Effect.map(({ body }) => votesOf(body)),
    ),
  sizeChart: (productType) =>
    ask(components.sizeChart, { params: { productType } }).pipe(Effect.map(({ body }) => sizeChartOf(body))),
});
