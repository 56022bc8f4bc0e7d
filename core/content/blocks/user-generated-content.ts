import { line, namedId } from '../../kernel/fields.codec.ts';
import { block } from './block.codec.ts';

/**
 * A gallery of pictures of shoppers (CNT-50): those of a stream, a category or a customer, else of all (API-100 to
 * API-104).
 */
export const UserGeneratedContentCodec = block('user-generated-content', {
  needed: {},
  allowed: { title: line, streamId: namedId, categoryId: namedId, customerId: namedId },
});
