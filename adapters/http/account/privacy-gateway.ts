import * as Effect from 'effect/Effect';
import { privacy } from '#adapters/contract/privacy.ts';
import type { PrivacyGateway } from '#core/account/ports/privacy-gateway.ts';
import type { BaseClient } from '../base-client.ts';

export const makePrivacyGateway = (client: BaseClient): PrivacyGateway => ({
  requestCopy: ({ key, email }) =>
    Effect.map(client.ask(privacy.requestCopy, { key, body: { email } }), ({ body }) => body.requestId),
  readCopy: (requestId) => Effect.map(client.ask(privacy.copy, { params: { requestId } }), ({ body }) => body),
  view: Effect.map(client.ask(privacy.view, {}), ({ body }) => ({ returnableOrders: [], ...body })),
  deleteAccount: (password) => Effect.asVoid(client.ask(privacy.deleteAccount, { body: { password } })),
});
