import { either as E } from 'fp-ts';
import { authentication, TokenWire } from '#adapters/contract/session.ts';
import { sessionOf } from '#adapters/http/session/session-wire.ts';
import { present } from '#core/kernel/present.ts';
import type { Session } from '#core/session/session.ts';
import { parsed, passBack, textOf } from '../server/forward-call.ts';

/**
 * A browser's request to the token service. Ids and tokens in it are ignored: what the browser owns is in its session.
 */
export type TokenRequest = { readonly grantType: string; readonly code?: string; readonly codeVerifier?: string };

/** Undefined for a body outside the contract. */
export const tokenRequestOf = (body: string): TokenRequest | undefined => {
  const decoded = authentication.token.body.decode(parsed(body));
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** A member's session and the merged units, or the refusal to return. */
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
