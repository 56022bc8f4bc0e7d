import { makeStoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import type { StoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import { makeStoreGateway } from '#adapters/http/stores/store-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Use cases for stores and pickup, which call the service. */
export const openStores = (ports: FormPorts): StoreUseCases =>
  makeStoreUseCases({
    ...ports,
    content: ports.contentUseCases,
    stores: ports.gateways.stores ?? makeStoreGateway(ports.client),
  });
