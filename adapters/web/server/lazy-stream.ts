import { Readable } from 'node:stream';

/**
 * Streams a source at the client's pace. The source is opened by the first read, so a response whose body is not sent
 * (HEAD, 304) opens none; it is closed if the client disconnects.
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
