import { makeAccountUseCases, type AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import { makePrivacyUseCases, type PrivacyUseCases } from '#core/account/use-cases/privacy-use-cases.ts';
import { makeProfileUseCases, type ProfileUseCases } from '#core/account/use-cases/profile-use-cases.ts';
import { makeSecurityUseCases, type SecurityUseCases } from '#core/account/use-cases/security-use-cases.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { makePrivacyGateway } from '#adapters/http/account/privacy-gateway.ts';
import { makeProfileGateway } from '#adapters/http/account/profile-gateway.ts';
import { makeSecurityGateway } from '#adapters/http/account/security-gateway.ts';
import { secrets } from '#adapters/storage/secrets.ts';
import type { FormPorts } from './area-ports.ts';

const accountsOf = ({ gateways, client, site }: FormPorts) => gateways.accounts ?? makeAccountGateway(client, site);

/** Account use cases that call the service. */
export const openAccount = (ports: FormPorts): AccountUseCases =>
  makeAccountUseCases({ ...ports, accounts: accountsOf(ports), secrets });

/** Profile use cases that call the service. */
export const openProfile = (ports: FormPorts): ProfileUseCases =>
  makeProfileUseCases({
    ...ports,
    accounts: accountsOf(ports),
    profiles: ports.gateways.profiles ?? makeProfileGateway(ports.client),
  });

/** Use cases of passwords and sign-ins, which call the service. */
export const openSecurity = (ports: FormPorts): SecurityUseCases =>
  makeSecurityUseCases({ ...ports, security: ports.gateways.security ?? makeSecurityGateway(ports.client) });

/** Use cases of personal data, which call the service. */
export const openPrivacy = (ports: FormPorts): PrivacyUseCases =>
  makePrivacyUseCases({
    ...ports,
    privacy: ports.gateways.privacy ?? makePrivacyGateway(ports.client),
    signOut: openAccount(ports).signOut,
  });
