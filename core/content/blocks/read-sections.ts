import type { Warning } from '../../analytics/ports/monitoring.ts';
import { present } from '../../kernel/present.ts';
import type { ContentPage } from '../page.ts';
import { readBlock, unknownBlocks } from './codecs.ts';
import { uniqueIds } from './unique-ids.ts';
import { unreadableColors } from './unreadable-colors.ts';

type SectionDocument = {
  readonly id: string;
  readonly items: readonly Parameters<typeof readBlock>[0][];
  readonly fragmentId?: string | undefined;
};

/** What a page of content is read as, and what editors have to correct in it. */
type SectionsRead = {
  readonly sections: ContentPage['sections'];
  readonly warnings: readonly Warning[];
};

/**
 * Decodes the blocks of a page. Blocks that cannot be decoded stay as unknown ones, which are not rendered (CNT-03); a
 * repeated id is made unique. `page` names the page in warnings that concern no single block type.
 */
export const readSections = (page: string, documents: readonly SectionDocument[]): SectionsRead => {
  const { sections, repeated } = uniqueIds(documents.map(({ id, items }) => ({ id, blocks: items.map(readBlock) })));
  const blocks = sections.flatMap((section) => section.blocks);
  return {
    sections: sections.map((section, index) => ({
      ...section,
      ...present({ fragmentId: documents[index]?.fragmentId }),
    })),
    warnings: [
      ...blocks.flatMap(unknownBlocks).map(({ type, id }) => ({ message: 'Unknown block', component: type, id })),
      ...repeated.map((id) => ({ message: 'An id is used twice', component: page, id })),
      ...blocks
        .flatMap(unreadableColors)
        .map((id) => ({ message: 'A text color without contrast was replaced', component: page, id })),
    ],
  };
};
