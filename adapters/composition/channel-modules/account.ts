import { ContainerModule } from 'inversify';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import { makeAccountUseCases, type AccountPorts } from '#core/account/use-cases/make-account-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { randomBytes, sha256 } from '#adapters/storage/secrets.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openAccount = (
  client: BaseClient,
  ports: Omit<AccountPorts, 'accounts' | 'randomBytes' | 'sha256'>,
): AccountUseCases =>
  makeAccountUseCases({ ...ports, accounts: makeAccountGateway(client, ports.site), randomBytes, sha256 });

/** Accounts, at hand at once. */
export const accountModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.accountUseCases,
    (client, session, lastCart, { announcements }, { site, sessions, memory, botCheck }) =>
      openAccount(client, { session, lastCart, announcements, site, sessions, memory, botCheck }),
    [tokens.client, tokens.sessionUseCases, tokens.lastCart, tokens.events, tokens.channel],
  );
});
