import { makeProfileUseCases, type ProfileUseCases } from '#core/account/use-cases/profile-use-cases.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { makeProfileGateway } from '#adapters/http/account/profile-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Profile use cases that call the service. */
export const openProfile = (ports: FormPorts): ProfileUseCases =>
  makeProfileUseCases({
    ...ports,
    accounts: ports.gateways.accounts ?? makeAccountGateway(ports.client, ports.site),
    profiles: ports.gateways.profiles ?? makeProfileGateway(ports.client),
  });
