import { BODY_LIMIT_BYTES } from '#adapters/contract/body-limit.ts';

/**
 * The text of a request's body; undefined if its declared or actual size exceeds the limit, or if the request is
 * aborted. The rest of the body is not read.
 */
export const limitedText = async (request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string | undefined> => {
  if (request.body === null) return '';
  if (Number(request.headers.get('content-length')) > limitBytes) return undefined;
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const part = await reader.read().catch(() => undefined);
    if (part === undefined) return undefined;
    const { done, value } = part;
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};
