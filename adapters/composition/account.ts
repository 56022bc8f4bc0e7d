import { makeAccountUseCases, type AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import { makePrivacyUseCases, type PrivacyUseCases } from '#core/account/use-cases/privacy-use-cases.ts';
import { makeProfileUseCases, type ProfileUseCases } from '#core/account/use-cases/profile-use-cases.ts';
import { makeSecurityUseCases, type SecurityUseCases } from '#core/account/use-cases/security-use-cases.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { makePrivacyGateway } from '#adapters/http/account/privacy-gateway.ts';
import { makeAddressUseCases, type AddressUseCases } from '#core/account/use-cases/address-use-cases.ts';
import { makeContactUseCases, type ContactUseCases } from '#core/contact/use-cases/contact-use-cases.ts';
import { makeContactGateway } from '#adapters/http/contact/contact-gateway.ts';
import { makeAddressBookGateway } from '#adapters/http/account/address-book-gateway.ts';
import { makeSavedCardUseCases, type SavedCardUseCases } from '#core/account/use-cases/saved-card-use-cases.ts';
import { makeSavedCardGateway } from '#adapters/http/account/saved-card-gateway.ts';
import { makeSubscriptionUseCases, type SubscriptionUseCases } from '#core/account/use-cases/subscription-use-cases.ts';
import { makeSubscriptionGateway } from '#adapters/http/account/subscription-gateway.ts';
import { makeProfileGateway } from '#adapters/http/account/profile-gateway.ts';
import { makeSecurityGateway } from '#adapters/http/account/security-gateway.ts';
import { makeEnrollmentUseCases, type EnrollmentUseCases } from '#core/enrollment/use-cases/enrollment-use-cases.ts';
import { makeEnrollmentGateway } from '#adapters/http/enrollment/enrollment-gateway.ts';
import { secrets } from '#adapters/storage/secrets.ts';
import type { FormPorts } from './area-ports.ts';

const accountsOf = ({ gateways, client, site: { country }, failureTexts }: FormPorts) =>
  gateways.accounts ?? makeAccountGateway(client, { country, failureTexts });

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
  makeSecurityUseCases({ ...ports, secrets, security: ports.gateways.security ?? makeSecurityGateway(ports.client) });

/** Use cases of personal data, which call the service. */
export const openPrivacy = (ports: FormPorts): PrivacyUseCases =>
  makePrivacyUseCases({
    ...ports,
    privacy: ports.gateways.privacy ?? makePrivacyGateway(ports.client),
    signOut: openAccount(ports).signOut,
  });
/** Use cases of the address book, which call the service. */
export const openAddresses = (ports: FormPorts): AddressUseCases =>
  makeAddressUseCases({ ...ports, addresses: ports.gateways.addressBook ?? makeAddressBookGateway(ports.client) });

/** Use cases of saved cards, which call the service. */
export const openSavedCards = (ports: FormPorts): SavedCardUseCases =>
  makeSavedCardUseCases({ ...ports, savedCards: ports.gateways.savedCards ?? makeSavedCardGateway(ports.client) });

/** Use cases of requests to the customer service, which call the service. */
export const openContact = (ports: FormPorts): ContactUseCases =>
  makeContactUseCases({ ...ports, contact: ports.gateways.contact ?? makeContactGateway(ports.client) });

/** Enrollment use cases that call the service. */
export const openEnrollment = (ports: FormPorts): EnrollmentUseCases =>
  makeEnrollmentUseCases({
    ...ports,
    account: openAccount(ports),
    profile: openProfile(ports),
    enrollments: ports.gateways.enrollments ?? makeEnrollmentGateway(ports.client),
  });

/** Use cases of subscriptions, which call the service. */
export const openSubscriptions = (ports: FormPorts): SubscriptionUseCases =>
  makeSubscriptionUseCases({
    ...ports,
    subscriptions: ports.gateways.subscriptions ?? makeSubscriptionGateway(ports.client),
  });
