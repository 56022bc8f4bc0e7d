import { ErrorWire } from '#adapters/contract/error.codec.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { messageFor } from '#core/failures/error-message.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { present } from '#core/kernel/present.ts';

/**
 * Where a failure happened: method with path, the answer's status (0 without an answer), and the texts of failures in
 * the site's language.
 */
type Site = {
  readonly request: string;
  readonly status: number;
  readonly texts: FailureTexts;
  readonly correlationId?: string | undefined;
};

/** The id of a failure that the services did not name (HTTP-23). */
const UNNAMED = 'GEN500';

/**
 * A refusal that names its error: the first entry decides, the table's text goes before the server's (HTTP-11 to
 * HTTP-13).
 * Undefined where no id is named: the answer then passes through (HTTP-14).
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

/** No answer, or one that cannot be used: the general text (HTTP-23). */
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
