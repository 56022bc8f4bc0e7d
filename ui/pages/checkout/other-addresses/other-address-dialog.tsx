import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { AddressChoice } from '../address-choice.tsx';
import { AddressErrors } from '../address-errors.tsx';
import { AddressFields } from '../address-fields.tsx';
import { OtherAddressPresenter } from './other-address.presenter.ts';
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
    const { form, items, notice, question } = presenter;
    const title = t(shipment === undefined ? 'title' : 'change');
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
          <AddressErrors form={form} />
          {items.length > 0 && (
            <fieldset className={styles.items}>
              <legend className={styles.legend}>{t('items')}</legend>
              {items.map(({ id, name, colorName, size, quantity, giftMessage }) => (
                <Checkbox
                  key={id}
                  name="item"
                  value={id}
                  label={t('item', {
                    name: [name, colorName, size, giftMessage === '' ? gift : (giftMessage ?? '')]
                      .filter((part) => part !== '')
                      .join(', '),
                    quantity,
                  })}
                  checked={presenter.chosen.includes(id)}
                  onChecked={(isChosen) => presenter.choose(id, isChosen)}
                />
              ))}
            </fieldset>
          )}
          <AddressFields form={form} site={site} section="shipping" prefills={false} />
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
