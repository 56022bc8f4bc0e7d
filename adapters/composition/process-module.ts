import { ContainerModule } from 'inversify';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { entropy } from '#adapters/storage/entropy.ts';
import { tokens } from './tokens.ts';

/** What a process brings. */
export type ProcessValues = { readonly monitoring: Monitoring; readonly analytics: Analytics };

/** Singletons of the process. Each must be resolvable while no channel is there: it may know no request (checked at start). */
export const processTokens = [tokens.entropy, tokens.monitoring, tokens.analytics] as const;

export const processModule = ({ monitoring, analytics }: ProcessValues): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.entropy).toConstantValue(entropy);
    bind(tokens.monitoring).toConstantValue(monitoring);
    bind(tokens.analytics).toConstantValue(analytics);
  });
