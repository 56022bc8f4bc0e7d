import { defaultTo, filledLine, list } from '../../kernel/fields.codec.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

/**
 * The menu of the site within a page (CNT-46). `entryIds` names its first-level entries; all without it. The entries
 * themselves are content of their own (API-114).
 */
export const MegaMenuCodec = block('mega-menu', {
  needed: { title: filledLine },
  defaults: { entryIds: defaultTo(list(filledLine, MAX_ITEMS), []) },
});
