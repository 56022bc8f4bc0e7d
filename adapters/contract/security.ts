import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import {
  captchaToken,
  emailText,
  id,
  noContent,
  nothing,
  record,
  secret,
  strictRecord,
} from './wire/primitives.codec.ts';

const password = secret(1_024);

/** A sign-in whose session has not ended. `device` is its browser and system, empty if unknown. Times are ISO 8601. */
const SignInWire = record(
  { id: t.string, device: t.string, createdAt: t.string, usedAt: t.string, isCurrent: t.boolean },
  {},
);

/** Passwords, sign-ins by device, and the verification of the e-mail address. */
export const security = {
  /** Ends every other session of the member. Fails with AUT450, AUT451, AUT452, FE872, or AUT423. */
  changePassword: endpoint({
    id: 'API-005',
    name: 'changePassword',
    method: 'POST',
    path: 'consumers-v3/consumer/changepassword',
    query: nothing,
    body: strictRecord({ oldPassword: password, newPassword: password }, {}),
    reply: noContent,
    access: ['registered'],
  }),
  /** Ends every session of the member. Fails with AUT402 for a code that is unknown, used, expired or of another address. */
  confirmReset: endpoint({
    id: 'API-006',
    name: 'confirmReset',
    method: 'POST',
    path: 'consumers-v3/confirmforgotpassword',
    query: nothing,
    body: strictRecord({ email: emailText, code: secret(100), newPassword: password }, {}),
    reply: noContent,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  /**
   * Whether the code of a link can still reset the password; it is not used by that. Fails with AUT402 as `confirmReset`,
   * so that it tells nothing about an address to who does not have its code.
   */
  checkReset: endpoint({
    id: 'AUTH-20',
    name: 'checkReset',
    method: 'POST',
    path: 'consumers-v3/confirmforgotpassword/check',
    query: nothing,
    body: strictRecord({ email: emailText, code: secret(100) }, {}),
    reply: noContent,
    access: ANYONE,
    rate: 'free',
    keyed: false,
  }),
  /** The reply is the same for known and unknown addresses (AUTH-21). */
  requestReset: endpoint({
    id: 'API-007',
    name: 'requestReset',
    method: 'POST',
    path: 'consumers-v3/consumer/resetpassword',
    query: nothing,
    body: strictRecord({ email: emailText, captchaToken }, {}),
    reply: noContent,
    keyed: false,
  }),
  view: endpoint({
    id: 'AUTH-32',
    name: 'view',
    method: 'GET',
    path: 'consumers-v3/consumer/security',
    query: nothing,
    body: nothing,
    reply: record({ isEmailVerified: t.boolean, signIns: t.array(SignInWire) }, {}),
    access: ['registered'],
  }),
  endSignIn: endpoint({
    id: 'AUTH-32',
    name: 'endSignIn',
    method: 'DELETE',
    path: 'consumers-v3/consumer/signins/{signInId}',
    query: nothing,
    body: nothing,
    reply: noContent,
    access: ['registered'],
    keyed: false,
  }),
  /** Ends the sessions of all other devices. */
  endOtherSignIns: endpoint({
    id: 'AUTH-32',
    name: 'endOtherSignIns',
    method: 'DELETE',
    path: 'consumers-v3/consumer/signins',
    query: nothing,
    body: nothing,
    reply: noContent,
    access: ['registered'],
    keyed: false,
  }),
  /** Sends a code to the member's address; nothing is sent for an address that is verified. */
  sendVerification: endpoint({
    id: 'ERR-18',
    name: 'sendVerification',
    method: 'POST',
    path: 'consumers-v3/consumer/verification',
    query: nothing,
    body: nothing,
    reply: noContent,
    access: ['registered'],
    keyed: false,
  }),
  /** Fails with AUT437 for a wrong code and AUT438 for an expired one. */
  verifyEmail: endpoint({
    id: 'ERR-18',
    name: 'verifyEmail',
    method: 'POST',
    path: 'consumers-v3/consumer/verification/confirm',
    query: nothing,
    body: strictRecord({ code: id }, {}),
    reply: noContent,
    access: ['registered'],
    keyed: false,
  }),
  /** Adds orders that a guest placed with the member's address. Fails with AUT432 before the address is verified. */
  claimOrders: endpoint({
    id: 'ERR-18',
    name: 'claimOrders',
    method: 'POST',
    path: 'consumers-v3/consumer/claimorders',
    query: nothing,
    body: nothing,
    reply: record({ orders: t.number }, {}),
    access: ['registered'],
    keyed: false,
  }),
} as const;
