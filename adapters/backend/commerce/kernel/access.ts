import { needsToken, type Endpoint, type Grant } from '#adapters/contract/endpoint.ts';
import { notAllowed, sessionExpired, signInRequired, type Refusal } from './errors.ts';

/** The consumer of an access token, with its grants. */
export type Consumer = {
  readonly consumerId: string;
  readonly grants: readonly Grant[];
  /** Who acts for the consumer, with the grant `associate`. */
  readonly associateId?: string;
};

/** Finds the consumer of an access token; undefined when the token is unknown or expired. */
export type FindConsumer = (accessToken: string) => Promise<Consumer | undefined>;

/** The bearer token of a request. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.get('authorization') ?? '')?.[1];

/**
 * The consumer of a request, or its refusal: a guest is asked to sign in (AUT440); for others signing in does not help
 * (API405).
 */
export const checkAccess = async (
  request: Request,
  endpoint: Pick<Endpoint<string, unknown, unknown, unknown>, 'access'>,
  findConsumer: FindConsumer,
): Promise<Consumer | Refusal | undefined> => {
  if (!needsToken(endpoint)) return undefined;
  const token = bearerOf(request);
  const consumer = token === undefined ? undefined : await findConsumer(token);
  if (consumer === undefined) return sessionExpired;
  if (consumer.grants.some((grant) => endpoint.access.includes(grant))) return consumer;
  return consumer.grants.includes('guest') ? signInRequired : notAllowed;
};
