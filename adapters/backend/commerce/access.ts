import type { Access } from '#adapters/contract/endpoint.ts';
import { notAllowed, sessionEnded, type Refusal } from './errors.ts';

/** Whoever holds a token. */
export type Consumer = { readonly consumerId: string; readonly consumerType: 'guest' | 'registered' };

/** Finds the holder of an access token; nobody when it is unknown or has expired. */
export type FindConsumer = (accessToken: string) => Promise<Consumer | undefined>;

/** The access token of a call, if it brings one. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.get('authorization') ?? '')?.[1];

/** Who calls, or why they may not. A public operation asks nobody for a token. */
export const checkAccess = async (
  request: Request,
  access: Access,
  findConsumer: FindConsumer,
): Promise<Consumer | Refusal | undefined> => {
  if (access === 'public') return undefined;
  const token = bearerOf(request);
  const consumer = token === undefined ? undefined : await findConsumer(token);
  if (consumer === undefined) return sessionEnded;
  return access === 'registered' && consumer.consumerType !== 'registered' ? notAllowed : consumer;
};
