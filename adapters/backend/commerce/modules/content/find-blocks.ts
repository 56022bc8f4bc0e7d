import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import type { ShowcaseWire } from '#adapters/contract/wire/content.codec.ts';
import { docTypeOf, layoutVariantsOf, type ShowcaseQuery } from '#core/content/showcase.ts';
import { listPreviewed, type PreviewTime } from './content-records.ts';
import { sanitized } from './sanitized.ts';

type Item = ShowcaseWire['items'][number];

/** Kinds of documents with blocks. */
const kinds: readonly ContentKind[] = ['page', 'category'];

type FoundDocument = { readonly kind: ContentKind; readonly name: string; readonly body: unknown };

/** Published documents with a value `type` that is the document type or begins with it. */
const listPublished = (db: Queries, siteId: string, docType: string): Promise<readonly FoundDocument[]> =>
  db
    .selectFrom('contentDocument')
    .select(['kind', 'name', 'body'])
    .where('siteId', '=', siteId)
    .where('kind', 'in', kinds)
    .where(
      sql<boolean>`jsonb_path_exists(body, '$.** ? (@.type == $type || @.type starts with $prefix)', ${JSON.stringify({
        type: docType,
        prefix: `${docType}-`,
      })}::text::jsonb)`,
    )
    .execute();

/** The documents as a preview shows them: of editors, or else the published ones. */
const listShown = async (
  db: Queries,
  { siteId, docType, preview }: { readonly siteId: string; readonly docType: string; readonly preview?: PreviewTime },
): Promise<readonly FoundDocument[]> => {
  const published = await listPublished(db, siteId, docType);
  if (preview === undefined) return published;
  const previewed = await listPreviewed(db, siteId, kinds, preview.at);
  const keyOf = ({ kind, name }: FoundDocument): string => `${kind}/${name}`;
  return [...new Map([...published, ...previewed].map((document) => [keyOf(document), document])).values()];
};

const isBlock = (value: object): value is { readonly id: string; readonly type: string } =>
  'id' in value && typeof value.id === 'string' && 'type' in value && typeof value.type === 'string';

/** All blocks in a value, those with nested blocks before these. */
const blocksIn = (value: unknown): readonly { readonly id: string; readonly type: string }[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isBlock(value) ? [value] : []), ...Object.values(value).flatMap(blocksIn)];

const named = (block: { readonly id: string; readonly type: string }, document: string): Item => ({
  ...block,
  name: 'name' in block && typeof block.name === 'string' ? block.name : document,
});

/**
 * The blocks of a document type in the pages and category lists of a site, by the names of their documents (API-119).
 * With `preview` those that editors have not published yet, too (SHOW-09).
 */
export const findBlocks = async (
  db: Queries,
  { siteId, preview, ...query }: ShowcaseQuery & { readonly siteId: string; readonly preview?: PreviewTime },
): Promise<ShowcaseWire> => {
  const { docType, layoutVariant, limit } = query;
  const documents = await listShown(db, { siteId, docType, ...(preview === undefined ? {} : { preview }) });
  const items = documents
    .map(({ kind, name, body }) => ({ document: `${kind}/${name}`, body }))
    .toSorted((one, other) => (one.document < other.document ? -1 : 1))
    .flatMap(({ document, body }) =>
      blocksIn(sanitized(body))
        .filter(
          (block) =>
            docTypeOf(block.type) === docType &&
            (layoutVariant === undefined || layoutVariantsOf(block).includes(layoutVariant)),
        )
        .map((block) => named(block, document)),
    );
  return { items: items.slice(0, limit) };
};
