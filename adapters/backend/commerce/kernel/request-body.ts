import { BODY_LIMIT_BYTES } from '#adapters/contract/body-limit.ts';
import { hasEncodedBody } from '#adapters/contract/encoded-body.ts';
import { badRequest, encodedBody, notJson, tooLarge, type Refusal } from './errors.ts';
import { isStorable } from './storable.ts';

const MAX_DEPTH = 32;

/**
 * The text of a body up to the limit: API415 for a body with a content coding, 413 when Content-Length or the received
 * bytes exceed the limit, API400 when the client aborts.
 */
const textOf = async (request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string | Refusal> => {
  if (hasEncodedBody(request)) return encodedBody;
  const length = request.headers.get('content-length');
  if (Number(length) > limitBytes) return tooLarge;
  // A body of known length is read at once, which costs less than a stream.
  if (length !== null) {
    const text = await request.text().catch(() => badRequest);
    return typeof text === 'string' && Buffer.byteLength(text) > limitBytes ? tooLarge : text;
  }
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (part === undefined) return badRequest;
    const { done, value } = part;
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      await reader.cancel();
      return tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * Whether a value is within the nesting limit and all its strings can be stored. Removes `__proto__` keys, which would
 * pollute later copies.
 */
const isAcceptable = (value: unknown, depth = 1): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  return Object.entries(value).every(([name, part]) => isStorable(name) && isAcceptable(part, depth + 1));
};

/**
 * The fields of a form (`application/x-www-form-urlencoded`); none for another content type. Refusals: API415 for a
 * content coding, 413 over 100 KB, API400 for texts that cannot be stored.
 */
export const readForm = async (request: Request): Promise<URLSearchParams | Refusal> => {
  const text = await textOf(request);
  if (typeof text !== 'string') return text;
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
  const fields = new URLSearchParams(isForm ? text : '');
  return [...fields].every(([name, value]) => isStorable(name) && isStorable(value)) ? fields : badRequest;
};

type ReadBody = { readonly _tag: 'Body'; readonly json: unknown };

/**
 * The JSON body of a request; an empty one is an empty object. Refusals: API415 for another content type and for a
 * content coding, 413 over the limit, API400 for invalid or incomplete JSON, too deep nesting, or a string that cannot
 * be stored.
 */
export const readBody = async (request: Request, limitBytes?: number): Promise<ReadBody | Refusal> => {
  const text = await textOf(request, limitBytes);
  if (typeof text !== 'string') return text;
  if (text === '') return { _tag: 'Body', json: {} };
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return notJson;
  try {
    const json: unknown = JSON.parse(text);
    return isAcceptable(json) ? { _tag: 'Body', json } : badRequest;
  } catch {
    return badRequest;
  }
};
