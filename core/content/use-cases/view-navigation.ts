import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import type { ContentUseCases } from './content-use-cases.ts';

const noFooter: Effect.Success<ContentGateway['footer']> = { columns: [], legalLine: '' };
const noUtility: Effect.Success<ContentGateway['utility']> = { utility: [] };

export const viewNavigation = ({
  content,
  monitoring,
}: {
  readonly content: ContentGateway;
  readonly monitoring: Monitoring;
}): ContentUseCases['viewNavigation'] =>
  Effect.gen(function* () {
    const [menu, footer, utility] = yield* Effect.all(
      [
        content.menu.pipe(orElseLogged(monitoring, [], { component: 'menu' })),
        content.footer.pipe(orElseLogged(monitoring, noFooter, { component: 'footer' })),
        content.utility.pipe(orElseLogged(monitoring, noUtility, { component: 'utility' })),
      ],
      { concurrency: 'unbounded' },
    );
    return { menu, footer, ...utility };
  });
