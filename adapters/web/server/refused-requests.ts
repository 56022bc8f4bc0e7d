import type { ErrorId } from '#core/failures/error-catalog.ts';
import { hasEncodedBody } from '#adapters/contract/encoded-body.ts';

/** Whether an address is that of a call, whose errors have ids. */
export const isCall = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathname.startsWith('/api/');

/**
 * Maximum length of path and query in characters. The query of a call is longer, because it contains the filters of its
 * page with every percent sign encoded a second time.
 */
const LONGEST = { path: 2048, query: 2048, callQuery: 8192 } as const;

const isTooLong = (url: URL): boolean =>
  url.pathname.length > LONGEST.path || url.search.length > (isCall(url) ? LONGEST.callQuery : LONGEST.query);

/** Whether a path can be decoded and contains no NUL, which neither file names nor database texts may contain. */
const isReadable = ({ pathname }: URL): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
};

/** Requests that no route gets: the error id of a call, and the text for other requests. */
export const refusedRequests: readonly {
  readonly applies: (request: Request, url: URL) => boolean;
  readonly status: number;
  readonly errorId: ErrorId;
  readonly words: string;
}[] = [
  { applies: (_, url) => isTooLong(url), status: 414, errorId: 'API400', words: 'Address too long' },
  { applies: (_, url) => !isReadable(url), status: 400, errorId: 'API400', words: 'Bad address' },
  { applies: hasEncodedBody, status: 415, errorId: 'API415', words: 'The body must not have a content coding' },
];
