import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter } from '../cart-page.presenter.ts';
import { GiftOffersPresenter } from './gift-offers.presenter.ts';
import styles from './gift-offers.module.css';

/** The gifts that the shopper may choose, one row for each promotion, with the dialog of the choice (CART-18). */
export const GiftOffers = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cartSections.gifts');
  const presenter = usePresenter((environment) => new GiftOffersPresenter(environment, page));
  const { offers, open, sku, error, isAdded } = presenter;
  // The button that opened the dialog has been removed with its offer, so the focus moves to the heading.
  useEffect(() => {
    if (isAdded) document.getElementById('cart-title')?.focus();
  }, [isAdded]);
  return (
    <>
      {offers.map(({ promotionId, promotionName: name }) => (
        <div key={promotionId} className={styles.offer}>
          <p>{t('offer', { name })}</p>
          <Button variant="secondary" compact onClick={() => presenter.choose(promotionId)}>
            {t('choose')}
          </Button>
        </div>
      ))}
      {open !== undefined && (
        <Dialog
          open
          side="end"
          title={t('title')}
          onClose={presenter.close}
          footer={
            <Button
              wide
              disabled={sku === undefined}
              busy={presenter.isBusy}
              busyText={t('adding')}
              onClick={presenter.add}
            >
              {t('add')}
            </Button>
          }
        >
          <div className={styles.body}>
            <RadioCards
              legend={open.promotionName}
              name="gift"
              options={open.choices.map((choice) => ({
                value: choice.sku,
                label: t('option', { name: choice.name, color: choice.colorName, size: choice.size }),
                hint: choice.available ? undefined : t('soldOut'),
                disabled: !choice.available,
                aside: (
                  <span className={styles.picture}>
                    <PictureView picture={choice.image} sizes="64px" thumbnail alt="" />
                  </span>
                ),
              }))}
              value={sku}
              onValue={presenter.select}
            />
            {error !== undefined && <NoticeBar tone="error">{error}</NoticeBar>}
          </div>
        </Dialog>
      )}
    </>
  );
});
