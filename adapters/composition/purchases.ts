import { makePurchaseUseCases, type PurchaseUseCases } from '#core/order/use-cases/purchase-use-cases.ts';
import { makePurchaseGateway } from '#adapters/http/order/purchase-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Orders after they were placed, over the service. */
export const openPurchases = (ports: FormPorts): PurchaseUseCases =>
  makePurchaseUseCases({ ...ports, purchases: ports.gateways.purchases ?? makePurchaseGateway(ports.client) });
