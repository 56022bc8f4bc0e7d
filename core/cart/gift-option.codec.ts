import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import type { GiftOption } from './cart-item.ts';

/** Reads the words of a gift (ENT-15). A message may be empty. */
export const GiftOptionCodec: t.Type<GiftOption, unknown, unknown> = document(
  'a gift option',
  { email: filledText, to: filledText, message: t.string },
  {},
);
