import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { newsletterForm, smsForm } from '#core/profile/newsletter.ts';
import {
  subscriptionCalls,
  type NotificationChoice,
  type SubscriptionCall,
  type Subscriptions,
} from '#core/profile/subscription.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { Session } from '#core/session/session.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { SubscriptionGateway } from '../ports/subscription-gateway.ts';

type Notifications = Effect.Effect<readonly NotificationChoice[], ApiFailure>;
type Changed = Effect.Effect<Subscriptions, ApiFailure>;

/** A typed subscription: an e-mail address with the ticked policy, a phone number, or both. */
type TypedSubscription = Values<'email' | 'policy' | 'phone'> & {
  /** The number that is opted in, in international form. */
  readonly earlier?: string | undefined;
};

/** Subscriptions to the newsletter and to text messages. Changes return what is in effect afterwards (SUB-08). */
export type SubscriptionUseCases = {
  readonly view: () => Changed;
  /** Validates the forms and makes the calls of PR-38. */
  readonly subscribe: (typed: TypedSubscription) => Effect.Effect<Subscriptions, ApiFailure | InvalidInput>;
  readonly confirmNewsletter: (code: string) => Effect.Effect<void, ApiFailure>;
  readonly endNewsletter: (email: string) => Changed;
  readonly optOut: (phone: string) => Changed;
  readonly viewNotifications: () => Notifications;
  /** Returns the notifications afterwards. */
  readonly changeNotification: (choice: NotificationChoice) => Notifications;
};

type Ports = {
  readonly subscriptions: SubscriptionGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

export const makeSubscriptionUseCases = ({
  subscriptions,
  session,
  idGenerator,
  site,
  ruleTexts,
}: Ports): SubscriptionUseCases => {
  const command = startCommand(session, idGenerator);

  return {
    view: () =>
      Effect.gen(function* () {
        yield* session.ensure;
        const [phone, { newsletter }] = yield* Effect.all([subscriptions.number, subscriptions.read]);
        return present({ newsletter, phone });
      }),

    subscribe: Effect.fn('subscribe')(function* ({ earlier, ...typed }) {
      const withPhone = typed.phone !== undefined;
      const form = [
        ...(typed.email === undefined && withPhone ? [] : newsletterForm),
        ...(withPhone ? smsForm(site.country) : []),
      ];
      const { email, phone: national } = yield* fromEither(validateForm(form, typed, ruleTexts));
      const phone = normalizePhone(national ?? '', site.country);
      const calls: { readonly [call in SubscriptionCall]: Effect.Effect<void, ApiFailure> } = {
        createProfile: Effect.flatMap(command, ({ key }) =>
          subscriptions.requestNewsletter({ key, email: email ?? '' }),
        ),
        updateProfile: Effect.flatMap(command, ({ key }) => subscriptions.savePhone({ key, phone })),
        optOutEarlier: Effect.flatMap(command, ({ key }) =>
          subscriptions.changeNumber({ key, phone: earlier ?? '', isIn: false }),
        ),
        createSubscription: Effect.flatMap(command, ({ key }) => subscriptions.createNumber({ key, phone })),
        updateSubscription: Effect.flatMap(command, ({ key }) =>
          subscriptions.changeNumber({ key, phone, isIn: true }),
        ),
        readProfile: Effect.void,
      };
      const isSignedIn = Session.isMember(yield* session.ensure);
      const given = { isSignedIn, hasEmail: email !== undefined, hasPhone: national !== undefined };
      for (const call of subscriptionCalls({ ...given, hasEarlierNumber: earlier !== undefined && earlier !== phone }))
        yield* calls[call];
      return yield* subscriptions.read;
    }),

    confirmNewsletter: (code) => subscriptions.confirmNewsletter(code),

    endNewsletter: (email) =>
      Effect.flatMap(command, ({ key }) => subscriptions.endNewsletter({ key, email })).pipe(
        Effect.andThen(subscriptions.read),
      ),

    optOut: (phone) =>
      Effect.flatMap(command, ({ key }) => subscriptions.changeNumber({ key, phone, isIn: false })).pipe(
        Effect.andThen(subscriptions.read),
      ),

    viewNotifications: () => Effect.andThen(session.ensure, subscriptions.notifications),

    changeNotification: (choice) =>
      Effect.flatMap(command, ({ key }) => subscriptions.changeNotification({ key, ...choice })).pipe(
        Effect.andThen(subscriptions.notifications),
      ),
  };
};
