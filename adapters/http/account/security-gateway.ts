import * as Effect from 'effect/Effect';
import { security } from '#adapters/contract/security.ts';
import type { SecurityGateway } from '#core/account/ports/security-gateway.ts';
import type { BaseClient } from '../base-client.ts';

export const makeSecurityGateway = (client: BaseClient): SecurityGateway => ({
  changePassword: ({ key, oldPassword, newPassword }) =>
    Effect.asVoid(client.ask(security.changePassword, { key, body: { oldPassword, newPassword } })),
  requestReset: (body) => Effect.asVoid(client.ask(security.requestReset, { body })),
  confirmReset: (body) => Effect.asVoid(client.ask(security.confirmReset, { body })),
  checkReset: (body) => Effect.asVoid(client.ask(security.checkReset, { body })),
  view: Effect.map(client.ask(security.view, {}), ({ body }) => body),
  endSignIn: (signInId) => Effect.asVoid(client.ask(security.endSignIn, { params: { signInId } })),
  endOtherSignIns: Effect.asVoid(client.ask(security.endOtherSignIns, {})),
  sendVerification: Effect.asVoid(client.ask(security.sendVerification, {})),
  verifyEmail: (code) => Effect.asVoid(client.ask(security.verifyEmail, { body: { code } })),
  claimOrders: Effect.map(client.ask(security.claimOrders, {}), ({ body }) => body.orders),
});
