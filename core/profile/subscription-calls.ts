/** A call of a sign-up for newsletter or SMS. `optOutEarlier` tells that the earlier number is out (SUB-10). */
export type SubscriptionCall =
  | 'createProfile'
  | 'updateProfile'
  | 'optOutEarlier'
  | 'createSubscription'
  | 'updateSubscription'
  | 'readProfile';

/** Who signs up, and what was given. */
export type SignUp = {
  readonly isSignedIn: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** A guest's number that is subscribed already. */ readonly hasEarlierRecipient: boolean;
};

const smsCalls = ({ isSignedIn, hasEarlierRecipient }: SignUp): readonly SubscriptionCall[] =>
  isSignedIn
    ? ['updateSubscription']
    : hasEarlierRecipient
      ? ['optOutEarlier', 'createSubscription']
      : ['createSubscription'];

/**
 * The calls of a sign-up in their order; one that fails stops those after it (SUB-06, SUB-07, SUB-13).
 * Without e-mail and phone there is no call: the form has told why.
 * Law: whenever something is sent the profile is written first and read last (PR-38, SUB-08).
 * Law: only a guest's earlier number is opted out, and right before the new one is opted in (SUB-10).
 */
export const subscriptionCalls = (signUp: SignUp): readonly SubscriptionCall[] =>
  signUp.hasEmail || signUp.hasPhone
    ? [signUp.hasEmail ? 'createProfile' : 'updateProfile', ...(signUp.hasPhone ? smsCalls(signUp) : []), 'readProfile']
    : [];
