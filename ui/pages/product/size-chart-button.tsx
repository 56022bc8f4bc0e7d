import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazySizeChart } from './lazy-views.ts';
import styles from './size-chart-button.module.css';

/** The button that opens the size chart of a product type; the chart loads on click (PDP-10). */
export const SizeChartButton = ({ productType }: { readonly productType: string }): ReactNode => {
  const t = useTranslations('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <button type="button" className={styles.button} data-replay onClick={() => setIsOpen(true)}>
        {t('sizeChart')}
      </button>
      {isOpen && (
        <LazySizeChart
          onBroken={close}
          render={({ SizeChartDialog }) => <SizeChartDialog productType={productType} onClose={close} />}
        />
      )}
    </>
  );
};
