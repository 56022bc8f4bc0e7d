import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import type { Spacer } from './spacing.ts';

/** Reads a spacer (ENT-36). A step that nobody knows gives no room (CNT-09). */
export const SpacerCodec: t.Type<Spacer, unknown, unknown> = document(
  'a spacer',
  { bottomMargins: t.string },
  { backgroundColor: t.string },
);
