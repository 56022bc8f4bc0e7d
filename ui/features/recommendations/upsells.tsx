import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './upsells.module.css';
import { useProductReports } from './use-product-reports.ts';
import { UpsellsPresenter } from './upsells.presenter.ts';

type UpsellsProps = {
  /** Heading in place of that of the service. */
  readonly title?: string | undefined;
  /** Maximum number; by default as many as are listed (REC-15). */
  readonly stackedCount?: number;
};

/** Small goods that go with the cart, each added with one press (REC-12 to REC-16). */
export const Upsells = observer(({ title, stackedCount }: UpsellsProps): ReactNode => {
  const titleId = useId();
  const t = useTranslations('cartSections.upsells');
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new UpsellsPresenter({ tasks, shell, texts: { failedTitle: t('failedTitle'), failed: t('failed') } }),
  );
  const { status, found, busy, added } = presenter;
  const reported = useProductReports(presenter.reports);
  if (status === 'gone') return null;
  if (status === 'pending') return <div className={styles.place} aria-busy="true" />;
  return (
    <section {...reported} className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title ?? found.title}
      </h2>
      <ul className={styles.list}>
        {found.products.slice(0, stackedCount).map((upsell) => (
          <li key={upsell.sku} data-id={upsell.recToken} className={styles.item}>
            <Link className={styles.picture} to={upsell.url} tabIndex={-1} aria-hidden="true">
              <PictureView picture={upsell.picture} sizes="80px" thumbnail alt="" />
            </Link>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={upsell.url}>{upsell.name}</Link>
              </h3>
              <p>{upsell.price}</p>
            </div>
            <Button
              variant="secondary"
              compact
              busy={busy.includes(upsell.sku)}
              busyText={t('adding')}
              aria-label={added.includes(upsell.sku) ? undefined : t('addNamed', { name: upsell.name })}
              onClick={() => presenter.add(upsell)}
            >
              {t(added.includes(upsell.sku) ? 'added' : 'add')}
            </Button>
            <VisuallyHidden live>{added.includes(upsell.sku) ? t('added') : ''}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </section>
  );
});
