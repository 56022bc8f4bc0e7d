/** The subscriptions of a shopper that are in effect. */
export type Subscriptions = {
  /** The newsletter of the member's address; `isConfirmed` is false until the owner has opened the link of the message. */
  readonly newsletter?: { readonly email: string; readonly isConfirmed: boolean };
  /** The number for text messages, in international form. */
  readonly phone?: string;
};

/** Messages to a member's address that may be switched off (PRO-10). */
type NotificationTopic = 'back-in-stock' | 'shared-favorites';

export type NotificationChoice = { readonly topic: NotificationTopic; readonly isOn: boolean };

/** A call of a subscription (API-133). `optOutEarlier` opts the earlier number out (SUB-10). */
export type SubscriptionCall =
  | 'createProfile'
  | 'updateProfile'
  | 'optOutEarlier'
  | 'createSubscription'
  | 'updateSubscription'
  | 'readProfile';

/** The shopper and their input. */
type SignUp = {
  readonly isSignedIn: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** Whether another number is opted in. */
  readonly hasEarlierNumber: boolean;
};

const smsCalls = ({ isSignedIn, hasEarlierNumber }: SignUp): readonly SubscriptionCall[] => {
  if (isSignedIn) return ['updateSubscription'];
  return hasEarlierNumber ? ['optOutEarlier', 'createSubscription'] : ['createSubscription'];
};

/**
 * The calls of a subscription in their order; a failing one stops those after it (SUB-06, SUB-07, SUB-13, PR-38). Without
 * e-mail and phone there is no call: the form shows an error. Only a guest's earlier number is opted out, directly before
 * the new one is opted in (SUB-10).
 */
export const subscriptionCalls = (signUp: SignUp): readonly SubscriptionCall[] =>
  signUp.hasEmail || signUp.hasPhone
    ? [signUp.hasEmail ? 'createProfile' : 'updateProfile', ...(signUp.hasPhone ? smsCalls(signUp) : []), 'readProfile']
    : [];
