import * as Effect from 'effect/Effect';
import type { CategoryContent } from '../../catalog/category-content.ts';
import type { PageContent } from '../../catalog/page-content.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { present } from '../../kernel/present.ts';
import type { ContentPage } from '../page.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import { viewSections, type PagePorts } from './view-page.ts';

type Placed = {
  readonly ofCategory: (categoryId: string) => Effect.Effect<CategoryContent, ApiFailure>;
  readonly ofProduct: (productId: string) => Effect.Effect<PageContent | undefined, ApiFailure>;
};

/** Managed content on the pages of categories and products, with the data of its blocks. */
export const viewPlaced = (ports: PagePorts & { readonly content: ContentGateway }): Placed => {
  const fill = viewSections(ports);
  const filled = (sections: ContentPage['sections']): Effect.Effect<PageContent | undefined> =>
    sections.length === 0 ? Effect.undefined : Effect.map(fill(sections), (views) => ({ sections: views }));
  return {
    ofCategory: (categoryId) =>
      ports.content
        .category(categoryId)
        .pipe(
          Effect.flatMap(({ sections = [], ...content }) =>
            Effect.map(filled(sections), (placed) => ({ ...content, ...present({ content: placed }) })),
          ),
        ),
    ofProduct: (productId) => Effect.flatMap(ports.content.product(productId), filled),
  };
};
