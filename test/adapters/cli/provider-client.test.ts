import { once } from 'node:events';
import { createServer } from 'node:http';
import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import { providerClient } from '#adapters/cli/provider-client.ts';

test.each([
  [
    { fields: { number: 'Check the number.', code: 'Check the code.' } },
    'number: Check the number.; code: Check the code.',
  ],
  [{}, 'The payment provider refuses this with status 422.'],
])('PAY-17 a refused card is reported in sentences: %j', async (body, message) => {
  const server = createServer((_, response) => response.writeHead(422).end(JSON.stringify(body))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const session = {
    sessionId: 's',
    clientToken: 't',
    expiresAt: '2999-01-01T00:00:00.000Z',
    providerUrl: `http://127.0.0.1:${address.port}`,
  };
  const card = { number: '1234', expMonth: 12, expYear: 2039, code: '123', holderName: 'Anna Berg' };
  const refusal = await Effect.runPromise(Effect.flip(providerClient.tokenize(session, card)));
  server.close();
  expect(refusal).toMatchObject({ errorId: 'CardInvalid', message });
});

test('PAY-17 a provider that is not there is named with its address', async () => {
  const providerUrl = 'http://127.0.0.1:9';
  const session = { sessionId: 's', clientToken: 't', expiresAt: '2999-01-01T00:00:00.000Z', providerUrl };
  const refusal = await Effect.runPromise(Effect.flip(providerClient.approve(session)));
  expect(refusal).toMatchObject({
    errorId: 'ProviderUnreachable',
    message: `The payment provider at ${providerUrl} does not respond.`,
  });
});
