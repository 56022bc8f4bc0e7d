import { defaultTo, line } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { widgets } from '#core/content/placements.ts';
import { block } from './block.codec.ts';

/** Number of cards in view: 1, 2 and 3 by width, or 2, 4 and 6 (REC-09). */
const variants = ['3-cards', 'cards'] as const;

/** A row of recommended products (CNT-48). `title` replaces the heading of the service. */
export const ProductRecommendationsCodec = block('product-recommendations', {
  needed: { widgetId: oneOf('a placement', widgets) },
  defaults: { variant: defaultTo(oneOf('3-cards or cards', variants), 'cards') },
  allowed: { title: line },
});
