import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { CategoryId } from '../../kernel/identifiers.ts';
import type { CategoryContent } from '#core/catalog/category-content.ts';
import type { FooterColumn, MenuEntry, Navigation } from '../navigation.ts';
import type { ContentPage, PageName } from '../page.ts';

/** Content of the site, in its language. Unknown pages are refused with API404. */
export type ContentGateway = {
  /** A page by slug, such as `home` or `help/returns/how-to-return` (API-115). */
  readonly page: (slug: string) => Effect.Effect<ContentPage, ApiFailure>;
  /** One of the named pages (API-109). */
  readonly namedPage: (name: PageName) => Effect.Effect<ContentPage, ApiFailure>;
  /** The editorial content of a category list; empty for a category without content or an unknown one (API-110). */
  readonly category: (categoryId: CategoryId) => Effect.Effect<CategoryContent, ApiFailure>;
  /** The entries of the menu (API-114). */
  readonly menu: Effect.Effect<readonly MenuEntry[], ApiFailure>;
  /** The footer, and the promo bar if there is one (API-112). */
  readonly footer: Effect.Effect<
    {
      readonly columns: readonly FooterColumn[];
      readonly legalLine: string;
      readonly promo?: NonNullable<Navigation['promo']>;
    },
    ApiFailure
  >;
};
