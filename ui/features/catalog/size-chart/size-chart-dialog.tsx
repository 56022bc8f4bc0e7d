import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/design/dialog.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './size-chart-dialog.module.css';
import { SizeChartPresenter } from './size-chart.presenter.ts';

type SizeChartDialogProps = { readonly productType: string; readonly onClose: () => void };

const Units = observer(({ presenter }: { readonly presenter: SizeChartPresenter }): ReactNode => {
  const t = useTranslations('reviews.chart');
  return (
    <fieldset className={styles.units}>
      <legend className={styles.legend}>{t('unit')}</legend>
      {presenter.chart?.units.map((unit) => (
        <label key={unit} className={styles.unit}>
          <input
            className={styles.radio}
            type="radio"
            name="size-unit"
            value={unit}
            checked={presenter.unit === unit}
            onChange={() => presenter.choose(unit)}
          />
          {t(unit)}
        </label>
      ))}
    </fieldset>
  );
});

const Table = observer(({ presenter }: { readonly presenter: SizeChartPresenter }): ReactNode => {
  const { chart, rows } = presenter;
  if (chart === undefined) return <Skeleton lines={8} />;
  return (
    <>
      <Units presenter={presenter} />
      <div className={styles.scroll} role="region" aria-label={chart.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {chart.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...lengths]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {lengths.map((length, column) => (
                  <td key={chart.columns[column + 1]}>{length}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart.hint !== undefined && <p className={styles.hint}>{chart.hint}</p>}
    </>
  );
});

/** The measurements of sizes, in centimeters or inches (PDP-10). */
export const SizeChartDialog = observer(({ productType, onClose }: SizeChartDialogProps): ReactNode => {
  const t = useTranslations('reviews');
  const presenter = usePresenter(({ tasks }) => new SizeChartPresenter(productType, tasks));
  return (
    <Dialog open title={presenter.chart?.title ?? t('chart.title')} onClose={onClose}>
      <div className={styles.chart}>
        {presenter.hasFailed ? (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('chart.none')}
          </RetryNotice>
        ) : (
          <Table presenter={presenter} />
        )}
      </div>
    </Dialog>
  );
});
