import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { GiftFields } from '#ui/features/digital-gift/gift-fields.tsx';
import { makeGiftForm, submitGift } from '#ui/features/digital-gift/gift-form.ts';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './buy-box.module.css';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import { sizeErrors } from './size-errors.ts';

type GiftBuyProps = { readonly presenter: ProductPagePresenter; readonly name: string; readonly productId: string };

/** Recipient, quantity and add button of a gift card (GFT-04, GFT-05). A missing amount is listed with the other errors. */
export const GiftBuy = observer(({ presenter, name, productId }: GiftBuyProps): ReactNode => {
  const t = useTranslations('catalog');
  const ruleTexts = useRuleTexts();
  const site = useSite();
  const form = usePresenter(() => makeGiftForm({ ruleTexts, site, now: Date.now() }));
  const add = (): void => {
    const gift = submitGift(form, site);
    if (gift !== undefined || presenter.sku === undefined) presenter.add(gift);
  };
  return (
    <GiftFields
      form={form}
      before={{ errors: sizeErrors(presenter, t('selectAmount')), attempt: presenter.missed }}
      notice={presenter.notice}
      onSend={add}
    >
      <div className={styles.buy}>
        <QuantityStepper
          value={presenter.quantity}
          max={presenter.maxQuantity}
          onValue={presenter.chooseQuantity}
          of={name}
        />
        <Button type="submit" wide busy={presenter.isBusy} busyText={t('adding')}>
          {t('addToCart')}
        </Button>
        <span className={styles.favorite}>
          <LazyFavoriteButton id={productId} name={name} />
        </span>
      </div>
    </GiftFields>
  );
});
