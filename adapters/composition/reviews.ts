import { makeAdviceUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { AdviceUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import { makeAdviceGateway } from '#adapters/http/reviews/review-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Reviews, questions and size charts over the service. */
export const openReviews = (ports: FormPorts): AdviceUseCases =>
  makeAdviceUseCases({ ...ports, advice: ports.gateways.advice ?? makeAdviceGateway(ports.client) });
