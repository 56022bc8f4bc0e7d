import { makeSavedUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import type { SavedUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { makeSavedGateway } from '#adapters/http/saved-items/saved-items-gateway.ts';
import type { AreaPorts } from './area-ports.ts';

/** Saved items over the service. */
export const openSavedItems = (ports: AreaPorts): SavedUseCases =>
  makeSavedUseCases({
    ...ports,
    carts: ports.cartGateway,
    saved: ports.gateways.saved ?? makeSavedGateway(ports.client, ports.cartCalls, ports.site),
  });
