import { hasUnseen } from './unseen.ts';

/** Maximum length of an id, in code units. */
const LONGEST = 100;

/**
 * Whether a text of a document or an address can be an id of a request, which refuses characters that cannot be seen.
 */
export const isNamedId = (text: string): boolean =>
  text.length <= LONGEST && text.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text) && !hasUnseen(text);
