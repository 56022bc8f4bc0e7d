import { needsToken, type Endpoint, type Grant } from '#adapters/contract/endpoint.ts';
import { notAllowed, sessionEnded, signInFirst, type Refusal } from './errors.ts';

/** The holder of a token, and what the token grants. */
export type Consumer = { readonly consumerId: string; readonly grants: readonly Grant[] };

/** Finds the holder of an access token; undefined when it is unknown or has expired. */
export type FindConsumer = (accessToken: string) => Promise<Consumer | undefined>;

/** The access token of a call, if it brings one. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.get('authorization') ?? '')?.[1];

/**
 * The consumer of a call, or why it is refused. A guest may sign in (AUT440); for all others signing in changes nothing
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
  if (consumer === undefined) return sessionEnded;
  if (consumer.grants.some((grant) => endpoint.access.includes(grant))) return consumer;
  return consumer.grants.includes('guest') ? signInFirst : notAllowed;
};
