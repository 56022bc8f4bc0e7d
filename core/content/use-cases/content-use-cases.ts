import type * as Effect from 'effect/Effect';
import type { NotFound } from '../../failures/not-found.ts';
import type { TileView } from '../../catalog/page-models.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Block, InlineCatalogBlock } from '../block.ts';
import type { Navigation } from '../navigation.ts';
import type { ContentPage, PageName } from '../page.ts';

/** A block as it is read: products are tiles with price texts. */
export type BlockView =
  | Exclude<Block, InlineCatalogBlock>
  | (Omit<InlineCatalogBlock, 'tiles'> & { readonly tiles: readonly TileView[] });

export type ContentPageView = Omit<ContentPage, 'sections'> & {
  readonly sections: readonly { readonly id: string; readonly blocks: readonly BlockView[] }[];
};

export type ContentUseCases = {
  /** A page with its products; a block whose products cannot be had is left out and logged. */
  readonly viewPage: (slug: string) => Effect.Effect<ContentPageView, NotFound | ApiFailure>;
  readonly viewNamedPage: (name: PageName) => Effect.Effect<ContentPageView, NotFound | ApiFailure>;
  /** Menu and footer; a part that fails is empty and logged, the page still answers (CNT-74). */
  readonly viewNavigation: Effect.Effect<Navigation>;
};
