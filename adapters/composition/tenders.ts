import { makeTenderUseCases, type TenderUseCases } from '#core/checkout/use-cases/tender-use-cases.ts';
import { makeTenderGateway } from '#adapters/http/checkout/tender-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Use cases for prepaid tenders, which call the service. */
export const openTenders = (ports: FormPorts): TenderUseCases =>
  makeTenderUseCases({
    ...ports,
    tenders: ports.gateways.tenders ?? makeTenderGateway(ports.client, ports.cartCalls, ports.site),
  });
