import { subscriptions } from '#adapters/contract/subscriptions.ts';
import { account } from '#adapters/contract/account.ts';
import { addresses } from '#adapters/contract/addresses.ts';
import { enrollment } from '#adapters/contract/enrollment.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { profile } from '#adapters/contract/profile.ts';
import { savedCards } from '#adapters/contract/saved-cards.ts';
import { security } from '#adapters/contract/security.ts';
import { authentication } from '#adapters/contract/session.ts';
import { address } from '#test/support/commerce/guest-checkout.ts';
import { newChallenge, newEmail, password } from '#test/support/commerce/member.ts';
import { newCard } from './access-owned.ts';
import { anyConsumer, members, open, owners, same, UNSIGNED, type RowsOf } from './access-answers.ts';

/** Sign-in, account and profile. */
export const accountRows: RowsOf<
  | 'authentication'
  | 'account'
  | 'addresses'
  | 'savedCards'
  | 'subscriptions'
  | 'enrollment'
  | 'profile'
  | 'security'
  | 'privacy'
> = {
  authentication: {
    token: open('200', (call) => call(authentication.token, { body: { grantType: 'guest' } })),
  },
  account: {
    signIn: open('401 AUT401', (call) =>
      call(account.signIn, {
        body: {
          email: newEmail(),
          password,
          codeChallenge: newChallenge().codeChallenge,
          codeChallengeMethod: 'S256',
          captchaToken: 'person',
        },
      }),
    ),
    signUp: open('403 AUT403', (call) =>
      call(account.signUp, {
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: newEmail(),
          password,
          country: 'US',
          optins: [],
          captchaToken: '',
          source: 'ECOM15',
          codeChallenge: newChallenge().codeChallenge,
        },
      }),
    ),
    signOut: {
      needs: 'alone',
      ask: (call) => call(account.signOut),
      answers: { ...same('204'), none: UNSIGNED },
    },
    profile: anyConsumer('200', (call) => call(account.profile)),
  },
  addresses: {
    add: members('200', (call) => call(addresses.add, { body: address }), { needs: 'alone' }),
    change: members('200', (call, { addressId }) => call(addresses.change, { params: { addressId }, body: address }), {
      needs: 'address',
      others: '404 API404',
    }),
    remove: members('200', (call, { addressId }) => call(addresses.remove, { params: { addressId } }), {
      needs: 'address',
      others: '404 API404',
    }),
    countries: open('200', (call) => call(addresses.countries)),
    layout: open('200', (call) => call(addresses.layout, { params: { countryCode: 'US' } })),
  },
  savedCards: {
    list: members('200', (call) => call(savedCards.list)),
    openSession: members('200', (call) => call(savedCards.openSession)),
    add: members('200', (call) => call(savedCards.add, { body: newCard }), { needs: 'alone' }),
    change: members(
      '200',
      (call, { savedCardId: paymentInstrumentId }) =>
        call(savedCards.change, { params: { paymentInstrumentId }, body: { isDefault: true } }),
      { needs: 'savedCard', others: '404 API404' },
    ),
    remove: members(
      '204',
      (call, { savedCardId: paymentInstrumentId }) => call(savedCards.remove, { params: { paymentInstrumentId } }),
      { needs: 'savedCard', others: '404 API404' },
    ),
  },
  enrollment: {
    lookup: anyConsumer('200', (call) => call(enrollment.lookup, { query: { email: newEmail() } })),
  },
  profile: {
    change: anyConsumer('200', (call) => call(profile.change, { body: {} })),
    create: anyConsumer('400 AUT453', (call) =>
      call(profile.create, { body: { consumerDetails: { email: 'none' }, subscriptions: [] } }),
    ),
  },
  subscriptions: {
    list: anyConsumer('200', (call) => call(subscriptions.list)),
    change: owners('smsNumber', { own: '200', others: '404 API404' }, (call, { smsNumber: recipient }) =>
      call(subscriptions.change, {
        body: { subscriptions: [{ type: 'Newsletter', channel: 'sms', recipient, optin: false }] },
      }),
    ),
    create: anyConsumer('400 PRO400', (call) =>
      call(subscriptions.create, { body: { consumerDetails: { phone: '12' } } }),
    ),
    notify: members('403 AUT432', (call) =>
      call(subscriptions.notify, { body: { channel: 'email', topic: 'back-in-stock', enabled: true } as const }),
    ),
    confirm: open('400 AUT402', (call) => call(subscriptions.confirm, { body: { code: 'wrong' } })),
  },
  security: {
    changePassword: members('400 FE872', (call) =>
      call(security.changePassword, { body: { oldPassword: 'Wrong1Horse', newPassword: 'Short1' } }),
    ),
    requestReset: anyConsumer('204', (call) =>
      call(security.requestReset, { body: { email: newEmail(), captchaToken: 'person' } }),
    ),
    confirmReset: open('400 AUT402', (call) =>
      call(security.confirmReset, { body: { email: newEmail(), code: 'wrong', newPassword: password } }),
    ),
    checkReset: open('400 AUT402', (call) => call(security.checkReset, { body: { email: newEmail(), code: 'wrong' } })),
    view: members('200', (call) => call(security.view)),
    endSignIn: members('204', (call, { signInId }) => call(security.endSignIn, { params: { signInId } }), {
      needs: 'signIn',
      others: '404 API404',
    }),
    endOtherSignIns: members('204', (call) => call(security.endOtherSignIns)),
    sendVerification: members('204', (call) => call(security.sendVerification)),
    verifyEmail: members('400 AUT437', (call) => call(security.verifyEmail, { body: { code: 'wrong' } })),
    claimOrders: members('403 AUT432', (call) => call(security.claimOrders)),
  },
  privacy: {
    requestCopy: members('400 PRO400', (call) => call(privacy.requestCopy, { body: { email: 'eve@example.org' } })),
    copy: members('200', (call, { requestId }) => call(privacy.copy, { params: { requestId } }), {
      needs: 'copy',
      others: '404 API404',
    }),
    view: members('200', (call) => call(privacy.view)),
    deleteAccount: members('400 AUT450', (call) => call(privacy.deleteAccount, { body: { password: 'Wrong1Horse' } })),
  },
};
