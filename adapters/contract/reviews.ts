import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { flagReason } from './wire/flag-reason.codec.ts';
import { emailText, id, noContent, nothing, numberText, prose, strictRecord, text } from './wire/primitives.codec.ts';
import { QuestionsWire, ReviewsWire, TranslationWire, VotesWire } from './wire/review.codec.ts';

const vote = strictRecord({ vote: t.keyof({ helpful: null, notHelpful: null }) }, {});

/** Reviews and questions. Reading is public; writes need at least a guest's token (REV-15). */
export const reviews = {
  list: endpoint({
    id: 'API-077',
    name: 'list',
    method: 'GET',
    path: 'products/v1/products/{productId}/reviews',
    query: strictRecord({}, { start: numberText, count: numberText, sort: id, rating: numberText }),
    body: nothing,
    reply: ReviewsWire,
    access: ANYONE,
  }),
  flag: endpoint({
    id: 'API-078',
    name: 'flag',
    method: 'POST',
    path: 'products/v1/products/{productId}/review/{reviewId}/flag',
    query: nothing,
    body: strictRecord({ reason: flagReason }, {}),
    reply: noContent,
  }),
  vote: endpoint({
    id: 'API-079',
    name: 'vote',
    method: 'POST',
    path: 'products/v1/products/{productId}/review/{reviewId}/vote',
    query: nothing,
    body: vote,
    reply: VotesWire,
  }),
  /** Reads a translation; changes nothing. */
  translate: endpoint({
    id: 'API-082',
    name: 'translate',
    method: 'POST',
    path: 'products/v1/review/{reviewId}/translate',
    query: nothing,
    body: strictRecord({ targetLocale: id }, {}),
    reply: TranslationWire,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  listQuestions: endpoint({
    id: 'API-087',
    name: 'listQuestions',
    method: 'GET',
    path: 'products/v1/products/{productId}/reviews/questions',
    query: strictRecord({}, { start: numberText, count: numberText }),
    body: nothing,
    reply: QuestionsWire,
    access: ANYONE,
  }),
  ask: endpoint({
    id: 'API-088',
    name: 'ask',
    method: 'POST',
    path: 'products/v1/products/{productId}/reviews/questions',
    query: nothing,
    body: strictRecord({ text: prose(10_000), nickname: text(500), email: emailText, agreed: t.boolean }, {}),
    reply: t.type({ questionId: t.string }),
  }),
  voteOnAnswer: endpoint({
    id: 'API-089',
    name: 'voteOnAnswer',
    method: 'POST',
    path: 'products/v1/products/{productId}/review/{answerId}/questions/vote',
    query: nothing,
    body: vote,
    reply: VotesWire,
  }),
} as const;
