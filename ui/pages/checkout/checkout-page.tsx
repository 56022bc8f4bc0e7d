import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readRememberedCart } from '#ui/features/cart/read-remembered-cart.ts';
import { mountCardFields } from '#ui/features/checkout/mount-card-fields.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { CheckoutPagePresenter } from './checkout-page.presenter.ts';
import { CheckoutStates } from './checkout-states.tsx';

/** Checkout; the address contains the requested step. */
export const CheckoutPage = (): ReactNode => {
  const t = useTranslations('checkout.notices');
  const { paymentOrigin, site } = useStorefront();
  const [query] = useSearchParams();
  const asked = query.get('step');
  const session = useStore(SessionStore);
  const ruleTexts = useRuleTexts();
  const presenter = usePresenter(
    (environment) =>
      new CheckoutPagePresenter({
        ...environment,
        session,
        ruleTexts,
        asked,
        now: Date.now,
        remembered: readRememberedCart(environment.site),
        mountCardFields,
        paymentOrigin,
        returnUrl: `/${site.locale}/checkout`,
        texts: {
          changedElsewhere: (total) => t('changedElsewhere', { total }),
          unsound: t('unsound'),
          methodsChanged: t('methodsChanged'),
          cardInvalid: t('cardInvalid'),
          cardUnreachable: t('cardUnreachable'),
          paymentUnreachable: t('paymentUnreachable'),
          outcomeUnknown: t('outcomeUnknown'),
          payAgain: t('payAgain'),
          challengeCanceled: t('challengeCanceled'),
          codeLost: (code, reason) => t('codeLost', { code, reason }),
        },
      }),
  );
  return <CheckoutStates presenter={presenter} asked={asked} />;
};
