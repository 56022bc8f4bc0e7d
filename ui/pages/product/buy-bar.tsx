import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Price } from '#ui/design/price.tsx';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import styles from './buy-bar.module.css';

type BuyBarProps = { readonly presenter: ProductPagePresenter; readonly name: string };

/** On phones, a bar with the add button, shown after that button has been scrolled past (ux 30). */
export const BuyBar = observer(({ presenter, name }: BuyBarProps): ReactNode => {
  const t = useTranslations('catalog');
  const { price } = presenter;
  return (
    <div className={styles.bar}>
      <p className={styles.barText}>
        <span className={styles.barName}>{name}</span>
        <Price sale={price.sale} struck={price.struck} />
      </p>
      <Button busy={presenter.isBusy} onClick={() => presenter.add()}>
        {t('addToCart')}
      </Button>
    </div>
  );
});
