import { expect, test } from 'vitest';
import { wholeResponse } from '#adapters/web/rendering/whole-response.ts';

test('a module of the development server is read completely before its parts are returned', async () => {
  let isRead = false;
  const parts = ['export ', 'default 1;'].map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const part = parts.shift();
        if (part !== undefined) return stream.enqueue(part);
        isRead = true;
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const whole = await wholeResponse(
    new Response(body, { status: 203, headers: { 'content-type': 'text/javascript' } }),
  );
  expect([isRead, whole.status, whole.headers.get('content-type')]).toEqual([true, 203, 'text/javascript']);
  expect(await whole.text()).toBe('export default 1;');
});

test('a response without a body is unchanged', async () => {
  const answer = new Response(null, { status: 304 });
  expect(await wholeResponse(answer)).toBe(answer);
});
