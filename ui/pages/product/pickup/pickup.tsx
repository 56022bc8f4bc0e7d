import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { PickupDialog } from '#ui/features/stores/pickup/pickup-dialog.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { ProductPagePresenter } from '../product-page.presenter.ts';
import infoStyles from '../service-info.module.css';
import styles from './pickup.module.css';
import { PickupPresenter } from './pickup.presenter.ts';

type PickupProps = {
  readonly presenter: ProductPagePresenter;
  readonly product: ProductPage;
  /** Whether the shopper clicked before the code was loaded. */
  readonly isAsked: boolean;
};

const sentences = { 'low-stock': 'pickup.low', 'not-available': 'pickup.none' } as const;

/** What is said of a store: its stock, or for enough of it the day of the pickup, which needs an open store (PDP-09). */
const sentenceOf = ({ level, visit }: NonNullable<PickupPresenter['store']>) => {
  if (level === undefined) return 'pickup.at';
  if (level !== 'in-stock') return sentences[level];
  if (visit === undefined) return 'pickup.at';
  return visit.isToday ? 'pickup.today' : 'pickup.later';
};

/** The selected store with its stock, and the button for all stores. */
const ChosenStoreLine = observer(
  ({ presenter, onOpen }: { readonly presenter: PickupPresenter; readonly onOpen: () => void }): ReactNode => {
    const t = useTranslations('stores');
    const { store } = presenter;
    return (
      <span className={styles.store}>
        {store !== undefined && (
          <span role="status">
            {t.rich(sentenceOf(store), {
              store: store.name,
              day: store.visit?.day ?? '',
              time: store.visit?.time ?? '',
              b: (chunks) => <b className={infoStyles.dates}>{chunks}</b>,
            })}
          </span>
        )}
        <button type="button" className={infoStyles.link} onClick={onOpen}>
          {store === undefined ? t('pickup.open') : t('pickup.other')}
        </button>
      </span>
    );
  },
);

/** Store pickup of a product: the stock of the selected store, and the dialog with all stores (ux 31, DLG-12). */
export const PickupView = observer(({ presenter: page, product, isAsked }: PickupProps): ReactNode => {
  const [isOpen, setIsOpen] = useState(isAsked);
  const { sku } = page;
  // Counts changes of size and store, which show the stock again.
  const [changes, setChanges] = useState(0);
  const line = useRef<HTMLSpanElement>(null);
  // The button that opened the dialog may have been replaced since.
  const close = (): void => {
    setIsOpen(false);
    line.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={line}>
      <StoreStockLine key={`${sku ?? ''} ${changes}`} productId={product.id} sku={sku} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <PickupDialog
          productId={product.id}
          name={product.name}
          choice={page}
          onChosen={() => setChanges((count) => count + 1)}
          onClose={close}
        />
      )}
    </span>
  );
});

const StoreStockLine = ({
  productId,
  sku,
  onOpen,
}: {
  readonly productId: string;
  readonly sku: string | undefined;
  readonly onOpen: () => void;
}): ReactNode => {
  const presenter = usePresenter(({ tasks }) => new PickupPresenter({ productId, sku }, tasks));
  return <ChosenStoreLine presenter={presenter} onOpen={onOpen} />;
};
