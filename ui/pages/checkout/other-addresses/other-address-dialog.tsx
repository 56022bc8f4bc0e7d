import { observer } from 'mobx-react-lite';
import { Fragment, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import { Button } from '#ui/design/button.tsx';
import { MAX_SHIPPING_ADDRESSES } from '#core/checkout/address-limit.ts';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Select } from '#ui/design/select.tsx';
import { useRecipeTexts } from '#ui/features/cart/use-recipe-texts.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { AddressChoice } from '../address-choice.tsx';
import { AddressErrors } from '../address-errors.tsx';
import { AddressFields } from '../address-fields.tsx';
import { NEW_ADDRESS, OtherAddressPresenter } from './other-address.presenter.ts';
import styles from './other-addresses.module.css';

type OtherAddressDialogProps = {
  readonly cart: Cart;
  /** The shipment whose address changes; without one the shopper chooses lines. */
  readonly shipment: Shipment | undefined;
  readonly onSent: (cart: Cart) => void;
  readonly onFailed: (failure: CheckoutFailure) => void;
  readonly onClose: () => void;
};

/** Chooses lines and the address to which they are sent instead of the main one. */
export const OtherAddressDialog = observer(
  ({ cart, shipment, onSent, onFailed, onClose }: OtherAddressDialogProps): ReactNode => {
    const t = useTranslations('checkout.otherAddress');
    const gift = useTranslations('cart')('giftMark');
    const recipeTexts = useRecipeTexts();
    const site = useSite();
    const ruleTexts = useRuleTexts();
    const presenter = usePresenter(
      ({ tasks }) =>
        new OtherAddressPresenter({
          tasks,
          site,
          ruleTexts,
          cart,
          shipment,
          onSent,
          onFailed,
          texts: { first: t('first'), all: t('all'), tooMany: (max) => t('tooMany', { max }) },
        }),
    );
    const { form, items, known, notice, question, target } = presenter;
    const title = t(shipment === undefined ? 'title' : 'change');
    const nameOf = ({ name, colorName, size, giftMessage, ...item }: CartItem): string =>
      [name, colorName, size, ...recipeTexts(item), giftMessage === '' ? gift : (giftMessage ?? '')]
        .filter((part) => part !== '')
        .join(', ');
    const submit = (event: FormEvent): void => {
      event.preventDefault();
      presenter.submit();
    };
    return (
      <Dialog open side="end" title={title} onClose={onClose}>
        <form className={styles.form} noValidate onSubmit={submit} aria-label={title}>
          {notice !== undefined && (
            <NoticeBar key={presenter.attempt} tone="error" focus={form.errors.length === 0}>
              {notice}
            </NoticeBar>
          )}
          {target === NEW_ADDRESS && <AddressErrors form={form} />}
          {items.length > 0 && (
            <fieldset className={styles.items}>
              <legend className={styles.legend}>{t('items')}</legend>
              {items.map((item) => (
                <Fragment key={item.id}>
                  <Checkbox
                    name="item"
                    value={item.id}
                    label={t('item', { name: nameOf(item), quantity: item.quantity })}
                    checked={presenter.chosen.includes(item.id)}
                    onChecked={(isChosen) => presenter.choose(item.id, isChosen)}
                  />
                  {item.quantity > 1 && presenter.chosen.includes(item.id) && (
                    <Select
                      id={`units-${item.id}`}
                      name="units"
                      required
                      label={t('units', { name: nameOf(item) })}
                      value={String(presenter.unitsOf(item))}
                      onValue={(units) => presenter.setUnits(item.id, Number(units))}
                      options={Array.from({ length: presenter.maxUnitsOf(item) }, (_, index) => ({
                        value: String(index + 1),
                        label: String(index + 1),
                      }))}
                    />
                  )}
                </Fragment>
              ))}
            </fieldset>
          )}
          {known.length > 0 && (
            <RadioCards
              legend={t('address')}
              name="known-address"
              value={target}
              onValue={presenter.aim}
              options={[
                ...known.map((address, index) => ({
                  value: String(index),
                  label: `${address.firstName} ${address.lastName}`.trim(),
                  hint: addressLines(address).join(', '),
                })),
                ...(presenter.isFull ? [] : [{ value: NEW_ADDRESS, label: t('another') }]),
              ]}
            />
          )}
          {presenter.isFull && <p>{t('tooMany', { max: MAX_SHIPPING_ADDRESSES })}</p>}
          {target === NEW_ADDRESS && <AddressFields form={form} site={site} section="shipping" prefills={false} />}
          {question === undefined ? (
            <Button type="submit" wide busy={presenter.busy} busyText={t('saving')}>
              {t('save')}
            </Button>
          ) : (
            <AddressChoice question={question} onSuggested={presenter.useSuggested} onMine={presenter.keepTyped} />
          )}
        </form>
      </Dialog>
    );
  },
);
