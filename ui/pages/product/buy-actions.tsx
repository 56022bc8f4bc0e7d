import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Price } from '#ui/design/price.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import styles from './buy-box.module.css';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import { useIsPast } from './use-is-past.ts';

type BuyActionsProps = { readonly presenter: ProductPagePresenter; readonly name: string };

const AddButton = observer(({ presenter }: Pick<BuyActionsProps, 'presenter'>): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <Button wide data-replay busy={presenter.isBusy} busyText={t('adding')} onPointerEnter={presenter.prepare} onFocus={presenter.prepare} onClick={presenter.add}>
      {t('addToCart')}
    </Button>
  );
});

/** On phones the button follows once it has been scrolled past (ux 30). */
const BuyBar = observer(({ presenter, name }: BuyActionsProps): ReactNode => {
  const t = useTranslations('catalog');
  const { price } = presenter;
  return (
    <div className={styles.bar}>
      <p className={styles.barText}>
        <span className={styles.barName}>{name}</span>
        <Price sale={price.sale} struck={price.struck} />
      </p>
      <Button busy={presenter.isBusy} onClick={presenter.add}>
        {t('addToCart')}
      </Button>
    </div>
  );
});

/** How many, and into the cart; what went wrong is told right below. */
export const BuyActions = observer(({ presenter, name }: BuyActionsProps): ReactNode => {
  const t = useTranslations('catalog');
  const main = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(main);
  return (
    <>
      {presenter.isSoldOut ? (
        <NoticeBar tone="info">{t('styleSoldOut')}</NoticeBar>
      ) : (
        <div ref={main} className={styles.buy}>
          <QuantityStepper value={presenter.quantity} max={presenter.maxQuantity} onValue={presenter.chooseQuantity} of={name} />
          <AddButton presenter={presenter} />
        </div>
      )}
      {!presenter.isSoldOut && isPast && <BuyBar presenter={presenter} name={name} />}
      {presenter.notice !== undefined && <NoticeBar tone="error">{presenter.notice}</NoticeBar>}
    </>
  );
});
