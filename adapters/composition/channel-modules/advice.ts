import { ContainerModule } from 'inversify';
import { makeAdviceUseCases, type AdvicePorts } from '#core/reviews/use-cases/make-review-use-cases.ts';
import type { AdviceUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import { makeAdviceGateway } from '#adapters/http/reviews/review-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openAdvice = (client: BaseClient, ports: Omit<AdvicePorts, 'advice'>): AdviceUseCases =>
  makeAdviceUseCases({ ...ports, advice: makeAdviceGateway(client) });

/** Reviews, questions and charts of sizes, at hand at once. */
export const adviceModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.adviceUseCases,
    (client, session, entropy, { site, memory }) => openAdvice(client, { session, entropy, site, memory }),
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
