import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import type { DeliveryGroup } from '#core/cart/delivery-group.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { CartLine, lineLinkId } from './cart-line.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazySections } from './lazy-views.ts';
import styles from './cart-page.module.css';

type LineGroup = DeliveryGroup | 'gone';
const groups: readonly LineGroup[] = ['home', 'pickup', 'gone'];

/** What cannot be bought at the moment is in a group of its own, whatever its delivery (ux 45). */
const groupOf = ({ isGone, group }: CartView['lines'][number]): LineGroup => (isGone ? 'gone' : group);

type CartLinesProps = {
  readonly presenter: CartPagePresenter;
  readonly lines: CartView['lines'];
  /** Whether the lines are from storage, so that they cannot be changed yet. */
  readonly isRemembered: boolean;
};

/** The lines, grouped by delivery if there is more than one kind (CART-01), and those that are not available at the end. */
export const CartLines = observer(({ presenter, lines, isRemembered }: CartLinesProps): ReactNode => {
  const t = useTranslations('cart');
  /** A pickup group has the store's name in its heading, if known. */
  const headingOf = (group: LineGroup): string => {
    const [store, ...others] = new Set(
      lines.flatMap((line) =>
        groupOf(line) === 'pickup' && line.delivery.store !== undefined ? [line.delivery.store] : [],
      ),
    );
    return group === 'pickup' && store !== undefined && others.length === 0
      ? t('groups.pickupAt', { store })
      : t(`groups.${group}`);
  };
  const filled = groups.filter((group) => lines.some((line) => groupOf(line) === group));
  // The pressed button is removed with its line, so the focus moves to the heading.
  const leave = (command: (itemId: string) => void, itemId: string): void => {
    command(itemId);
    document.getElementById('cart-title')?.focus();
  };
  const { restored } = presenter;
  // The Undo button has been removed; if the shopper has moved the focus meanwhile, it stays there.
  useEffect(() => {
    const itemId = restored === undefined ? undefined : presenter.consumeRestored();
    if (itemId !== undefined && document.activeElement === document.body)
      document.getElementById(lineLinkId(itemId))?.focus();
  }, [presenter, restored]);
  const { saveForLater: canSave } = presenter.site.flags;
  return (
    <div>
      {filled.map((group) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          {filled.length > 1 || group !== 'home' ? (
            <h2 className={styles.group}>{headingOf(group)}</h2>
          ) : (
            <h2>
              <VisuallyHidden>{t('lines')}</VisuallyHidden>
            </h2>
          )}
          {group === 'gone' && <LazySections render={({ GoneHint }) => <GoneHint />} />}
          <ul className={styles.lines}>
            {lines
              .filter((line) => groupOf(line) === group)
              .map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  options={<LazySections render={({ LineOptions }) => <LineOptions page={presenter} id={line.id} />} />}
                  details={<LazySections render={({ Line }) => <Line page={presenter} id={line.id} />} />}
                  note={presenter.lineNotes[line.id]}
                  isUpdating={presenter.isChanging(line.id)}
                  isInert={isRemembered}
                  onQuantity={(quantity) =>
                    quantity === 0 ? leave(presenter.remove, line.id) : presenter.changeQuantity(line.id, quantity)
                  }
                  onRemove={() => leave(presenter.remove, line.id)}
                  onSave={canSave && line.canChangeDelivery ? () => leave(presenter.saveForLater, line.id) : undefined}
                />
              ))}
          </ul>
        </section>
      ))}
      {lines.filter(({ canChangeDelivery, isBonus }) => canChangeDelivery && !isBonus).length > 1 && (
        <div className={styles.all}>
          <LazySections render={({ AllDeliveries }) => <AllDeliveries page={presenter} />} />
        </div>
      )}
      {/* Before the summary, so that a shopper sees it before the link to the checkout. */}
      <LazySections render={({ GiftOffers }) => <GiftOffers page={presenter} />} />
    </div>
  );
});
