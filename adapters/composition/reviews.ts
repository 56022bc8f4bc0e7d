import { makeReviewUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { ReviewUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import { makeReviewGateway } from '#adapters/http/reviews/review-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Use cases for reviews, questions and size charts, which call the service. */
export const openReviews = (ports: FormPorts): ReviewUseCases =>
  makeReviewUseCases({ ...ports, reviews: ports.gateways.reviews ?? makeReviewGateway(ports.client) });
