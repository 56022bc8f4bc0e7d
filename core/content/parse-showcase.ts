import { either as E } from 'fp-ts';
import { parseQuery, queryValue } from '../site/query.ts';
import { DOC_TYPE_REQUIRED, isDocType, showcaseLimit, type ShowcaseQuery } from './showcase.ts';

/** Reads address or form. A document type is required (SHOW-01, SHOW-04). */
export const parseShowcase = (query: string): E.Either<typeof DOC_TYPE_REQUIRED, ShowcaseQuery> => {
  const entries = parseQuery(query);
  const docType = queryValue(entries, 'docType') ?? '';
  const layoutVariant = (queryValue(entries, 'layoutVariant') ?? '').trim();
  if (!isDocType(docType)) return E.left(DOC_TYPE_REQUIRED);
  return E.right({
    docType,
    ...(layoutVariant === '' ? {} : { layoutVariant }),
    limit: showcaseLimit(queryValue(entries, 'limit') ?? ''),
  });
};
