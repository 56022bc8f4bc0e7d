import type { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import type { Needed, Owned } from './access-owned.ts';

/** The answers to each caller: a status, with the error id of a refusal. */
export type Answers = {
  readonly none: string;
  /** A guest about what is their own. */
  readonly guest: string;
  /** A guest about what belongs to another guest, and to a member. */
  readonly otherGuest: string;
  readonly member: string;
  readonly otherMember: string;
};

export type Row = {
  readonly ask: (
    call: Shopper['call'],
    owned: Owned,
  ) => Promise<{ readonly status: number; readonly errorId: string | undefined }>;
  /** What the owner has before the call. */
  readonly needs?: Needed;
  readonly answers: Answers;
};

export const same = (answer: string): Answers => ({
  none: answer,
  guest: answer,
  otherGuest: answer,
  member: answer,
  otherMember: answer,
});

export const UNSIGNED = '401 AUT498';
const ASKED_TO_SIGN_IN = '403 AUT440';

/** Needs no token, and names nothing of a shopper. */
export const open = (answer: string, ask: Row['ask']): Row => ({ ask, answers: same(answer) });

/** Needs a token, and names nothing of a shopper. */
export const anyConsumer = (answer: string, ask: Row['ask']): Row => ({
  ask,
  answers: { ...same(answer), none: UNSIGNED },
});

/** Names something that belongs to a guest or member. */
export const owners = (
  needs: Needed,
  { own, others }: { readonly own: string; readonly others: string },
  ask: Row['ask'],
) => ({
  ask,
  needs,
  answers: { none: UNSIGNED, guest: own, otherGuest: others, member: own, otherMember: others },
});

/** For staff who act for a customer; neither guest nor member is one. */
export const staff = (needs: Needed, ask: Row['ask']): Row => ({
  ask,
  needs,
  answers: { ...same(ASKED_TO_SIGN_IN), none: UNSIGNED, member: '403 API405', otherMember: '403 API405' },
});

/** For members; `needs` something that others do not reach. */
export const members = (
  own: string,
  ask: Row['ask'],
  { needs, others = own }: { readonly needs?: Needed; readonly others?: string } = {},
): Row => ({
  ask,
  ...(needs === undefined ? {} : { needs }),
  answers: {
    none: UNSIGNED,
    guest: ASKED_TO_SIGN_IN,
    otherGuest: ASKED_TO_SIGN_IN,
    member: own,
    otherMember: others,
  },
});

/** Rows of groups of endpoints. An endpoint without a row is a type error. */
export type RowsOf<Group extends keyof typeof allEndpoints> = {
  readonly [group in Group]: { readonly [operation in keyof (typeof allEndpoints)[group]]: Row };
};
