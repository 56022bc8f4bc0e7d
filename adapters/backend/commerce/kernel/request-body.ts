import { badRequest, notJson, tooLarge, type Refusal } from './errors.ts';
import { isStorable } from './storable.ts';

const LARGEST_BYTES = 100 * 1024;
const DEEPEST = 32;

/**
 * Reads at most the limit. Refused with 413 when Content-Length or what arrives is over it, and with API400 when the
 * sender breaks off.
 */
const textOf = async (request: Request): Promise<string | Refusal> => {
  if (request.body === null) return '';
  if (Number(request.headers.get('content-length')) > LARGEST_BYTES) return tooLarge;
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
    if (bytes > LARGEST_BYTES) {
      await reader.cancel();
      return tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * Whether a value nests no deeper than allowed and every text in it can be stored. On the way a `__proto__` key is
 * dropped, so that no later copy can be poisoned by it.
 */
const isSound = (value: unknown, depth = 1): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  return Object.entries(value).every(([name, part]) => isStorable(name) && isSound(part, depth + 1));
};

type ReadBody = { readonly _tag: 'Body'; readonly json: unknown };

/**
 * The JSON of a request; an empty body is an empty object. Refused with API415 when it is not JSON, with 413 over 100
 * KB, with API400 when it is broken or broken off, too deep, or has a text that cannot be stored.
 */
export const readBody = async (request: Request): Promise<ReadBody | Refusal> => {
  const text = await textOf(request);
  if (typeof text !== 'string') return text;
  if (text === '') return { _tag: 'Body', json: {} };
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return notJson;
  try {
    const json: unknown = JSON.parse(text);
    return isSound(json) ? { _tag: 'Body', json } : badRequest;
  } catch {
    return badRequest;
  }
};
