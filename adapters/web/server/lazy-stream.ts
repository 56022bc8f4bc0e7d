import { Readable } from 'node:stream';

/**
 * The bytes of a source, piece by piece as the client takes them. The source is opened by the first read, so an answer
 * whose body is
 * never sent (HEAD, 304) opens none; a client that goes away closes it.
 */
export const lazyStream = (open: () => Readable): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        reader ??= Readable.toWeb(open()).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};
