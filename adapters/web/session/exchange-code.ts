import { either as E } from 'fp-ts';
import { authentication, TokenWire } from '#adapters/contract/session.ts';
import { sessionOf } from '#adapters/http/session/session-wire.ts';
import { present } from '#core/kernel/present.ts';
import type { Session } from '#core/session/session.ts';
import { parsed, passBack, textOf } from '../server/forward-call.ts';

/**
 * What a browser asks of the token service; a bare id of a cart or a token that it may bring counts for nothing, since
 * what it owns is in its session.
 */
export type TokenRequest = { readonly grantType: string; readonly code?: string; readonly codeVerifier?: string };

/** Undefined for a body that is no request of the contract. */
export const tokenRequestOf = (body: string): TokenRequest | undefined => {
  const decoded = authentication.token.body.decode(parsed(body));
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** A member's session and what became of the guest's cart, or the refusal as it goes back. */
type ExchangeResult =
  | { readonly session: Session; readonly units: Pick<TokenWire, 'addedUnits' | 'savedUnits'> }
  | Response;

export const exchangeResultOf = async (answer: Response): Promise<ExchangeResult> => {
  const text = await textOf(answer);
  if (!answer.ok) return passBack(answer, text);
  const decoded = TokenWire.decode(parsed(text));
  if (E.isLeft(decoded)) throw new TypeError('The answer of the token service is not what the contract says');
  const { addedUnits, savedUnits } = decoded.right;
  return { session: sessionOf(decoded.right), units: present({ addedUnits, savedUnits }) };
};
