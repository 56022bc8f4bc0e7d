import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import { makeAccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { secrets } from '#adapters/storage/secrets.ts';
import type { FormPorts } from './area-ports.ts';

/** Account use cases that call the service. */
export const openAccount = (ports: FormPorts): AccountUseCases =>
  makeAccountUseCases({
    ...ports,
    accounts: ports.gateways.accounts ?? makeAccountGateway(ports.client, ports.site),
    secrets,
  });
