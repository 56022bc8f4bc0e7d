import { makeSavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import type { SavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { makeSavedItemsGateway } from '#adapters/http/saved-items/saved-items-gateway.ts';
import type { AreaPorts } from './area-ports.ts';

/** Saved-items use cases that call the service. */
export const openSavedItems = (ports: AreaPorts): SavedItemsUseCases =>
  makeSavedItemsUseCases({
    ...ports,
    carts: ports.cartGateway,
    savedItems: ports.gateways.savedItems ?? makeSavedItemsGateway(ports.client, ports.cartCalls, ports.site),
  });
