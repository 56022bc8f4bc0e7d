import { either as E } from 'fp-ts';
import { authentication, TokenWire } from '#adapters/contract/session.ts';
import { sessionOf } from '#adapters/http/session/session-wire.ts';
import { present } from '#core/kernel/present.ts';
import type { Session } from '#core/session/session.ts';
import { parsed, passBack, textOf } from '../server/forward-call.ts';

/**
 * A browser's request to the token service. Ids and tokens in its body are ignored, because those of the shopper come
 * from the stored session.
 */
export type TokenRequest = { readonly grantType: string; readonly code?: string; readonly codeVerifier?: string };

/** Decodes the body of a token request; undefined if it does not match the contract. */
export const tokenRequestOf = (body: string): TokenRequest | undefined => {
  const decoded = authentication.token.body.decode(parsed(body));
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** A member's session and the units that were merged into it, or the refusal to return to the browser. */
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
