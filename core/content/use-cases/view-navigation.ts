import * as Effect from 'effect/Effect';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { present } from '../../kernel/present.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import type { ContentUseCases } from './content-use-cases.ts';

export const viewNavigation = ({
  content,
  monitoring,
}: {
  readonly content: ContentGateway;
  readonly monitoring: Monitoring;
}): ContentUseCases['viewNavigation'] => {
  const orWithout = <Part>(
    part: Effect.Effect<Part, ApiFailure>,
    without: Part,
    component: string,
  ): Effect.Effect<Part> =>
    part.pipe(
      Effect.catch(({ message, errorId }) => monitoring.warn({ message, errorId, component }).pipe(Effect.as(without))),
    );

  return Effect.gen(function* () {
    const [menu, footer] = yield* Effect.all(
      [orWithout(content.menu, [], 'menu'), orWithout(content.footer, { columns: [], legalLine: '' }, 'footer')],
      { concurrency: 'unbounded' },
    );
    return {
      menu,
      footer: { columns: footer.columns, legalLine: footer.legalLine },
      ...present({ promo: footer.promo }),
    };
  });
};
