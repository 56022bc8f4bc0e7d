import { ErrorWire } from '#adapters/contract/error.codec.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { messageFor } from '#core/failures/error-message.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { present } from '#core/kernel/present.ts';

/**
 * Context of a failure: method and path, HTTP status (0 without a response), and failure texts in the site's language.
 */
type Site = {
  readonly request: string;
  readonly status: number;
  readonly texts: FailureTexts;
  readonly correlationId?: string | undefined;
};

/** The id of a failure without an error id (HTTP-23). */
const UNNAMED = 'GEN500';

/**
 * The failure of a response that names an error: its first entry; the catalog's text takes precedence over the
 * service's (HTTP-11 to HTTP-13). Undefined without an error id: the response is returned as it is (HTTP-14).
 */
export const namedFailure = (body: unknown, site: Site): ApiFailure | undefined => {
  if (!ErrorWire.is(body)) return undefined;
  const first = body.errorDetails?.[0];
  if (first?.errorId === undefined || first.errorId === '') return undefined;
  const { errorId, message: serverMessage, params } = first;
  return {
    _tag: 'ApiFailure',
    errorId,
    message: messageFor(present({ errorId, serverMessage, params, texts: site.texts })),
    status: site.status,
    request: site.request,
    ...present({ params, correlationId: body.correlationId ?? site.correlationId }),
  };
};

/** No response, or an unusable one: the general text (HTTP-23). */
export const unnamedFailure = (site: Site): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId: UNNAMED,
  message: messageFor({ errorId: UNNAMED, texts: site.texts }),
  status: site.status,
  request: site.request,
  ...present({ correlationId: site.correlationId }),
});

/** The body of a bot challenge: a 403 that names an app (HTTP-15, AMB-02). */
export const isChallenge = (status: number, body: unknown): boolean =>
  status === 403 && ErrorWire.is(body) && body.appId !== undefined && body.appId !== '';
