import { ErrorWire } from '#adapters/contract/error.codec.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { messageFor } from '#core/failures/error-message.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { present } from '#core/kernel/present.ts';

/**
 * Context of a failure: method and path, HTTP status (0 without a response), and the failure texts in the site's
 * language.
 */
type Site = {
  readonly request: string;
  readonly status: number;
  readonly texts: FailureTexts;
  readonly correlationId?: string | undefined;
};

/** The error id of a failure whose response names none (HTTP-23). */
const UNNAMED = 'GEN500';

/**
 * The failure of a response that names errors: its first error, with the text of the catalog instead of the service's
 * text (HTTP-11 to HTTP-13). Undefined if the body names no error: the response is then returned as it is (HTTP-14).
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

/** The failure of a call without a response, or with an unusable one; it has the general text (HTTP-23). */
export const unnamedFailure = (site: Site): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId: UNNAMED,
  message: messageFor({ errorId: UNNAMED, texts: site.texts }),
  status: site.status,
  request: site.request,
  ...present({ correlationId: site.correlationId }),
});

/** Whether a response is a bot challenge: a 403 whose body names an app (HTTP-15, AMB-02). */
export const isChallenge = (status: number, body: unknown): boolean =>
  status === 403 && ErrorWire.is(body) && body.appId !== undefined && body.appId !== '';
