import { ContainerModule } from 'inversify';
import { makeStoreUseCases, type StorePorts } from '#core/stores/use-cases/make-store-use-cases.ts';
import type { StoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import { makeStoreGateway } from '#adapters/http/stores/store-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openStores = (client: BaseClient, ports: Omit<StorePorts, 'stores'>): StoreUseCases =>
  makeStoreUseCases({ ...ports, stores: makeStoreGateway(client) });

/** Stores and what can be collected there, at hand at once. */
export const storesModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.storeUseCases,
    (client, { site, memory }, content, monitoring) => openStores(client, { site, memory, content, monitoring }),
    [tokens.client, tokens.channel, tokens.contentUseCases, tokens.monitoring],
  );
});
