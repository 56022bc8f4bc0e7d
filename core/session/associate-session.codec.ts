import type * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import type { AssociateSession } from './associate-session.ts';

/** Reads who acts for a customer, as the session keeps it (ASC-02, ENT-20). */
export const AssociateSessionCodec: t.Type<AssociateSession, unknown, unknown> = document(
  'an associate session',
  { storeId: filledText, storeName: filledText, storeEmployeeId: filledText, storeEmployeeName: filledText },
  {},
);
