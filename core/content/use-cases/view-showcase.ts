import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import { parseShowcase } from '../parse-showcase.ts';
import type { ShowcaseQuery } from '../showcase.ts';
import type { BlockView } from './content-use-cases.ts';
import { viewSections, type PagePorts } from './view-page.ts';

/**
 * What the showcase lists: sections with one block each, which is missing if its data cannot be read. Without `sections`
 * no document type was chosen.
 */
export type ShowcaseView = {
  readonly sections?: readonly { readonly id: string; readonly name: string; readonly blocks: readonly BlockView[] }[];
};

/**
 * The items of the query of an address (SHOW-01) with the data of their blocks (SHOW-02). None, and a log entry, if they cannot be read (SHOW-11,
 * ERR-33).
 */
export const viewShowcase = (ports: PagePorts & { readonly content: Pick<ContentGateway, 'showcase'> }) => {
  // Each item by itself: a row of products shows those of the row above it, too.
  const fill = viewSections(ports);
  const find = (query: ShowcaseQuery): Effect.Effect<ShowcaseView> =>
    ports.content.showcase(query).pipe(
      orElseLogged(ports.monitoring, [], { component: 'showcase', id: query.docType }),
      Effect.flatMap((items) =>
        Effect.forEach(
          items,
          ({ id, name, block }) =>
            Effect.map(fill([{ id, blocks: [block] }]), (sections) => ({
              id,
              name,
              blocks: sections.flatMap(({ blocks }) => blocks),
            })),
          { concurrency: 'unbounded' },
        ),
      ),
      Effect.map((sections) => ({ sections })),
    );
  return (search: string): Effect.Effect<ShowcaseView> => {
    const query = parseShowcase(search);
    return E.isLeft(query) ? Effect.succeed({}) : find(query.right);
  };
};
