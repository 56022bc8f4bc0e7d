import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { giftMessageLeft } from '#core/cart/gift-message.ts';
import { areReturnableGoods } from '#core/order/returnable-goods.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { GiftMessagePresenter } from './gift-message.presenter.ts';

type GiftMessageDialogProps = { readonly item: CartItem; readonly onClose: () => void };

/** Makes a line of ordinary goods a gift with a message and a receipt without prices, or no gift any more (CART-08). */
export const GiftMessageDialog = observer(({ item, onClose }: GiftMessageDialogProps): ReactNode => {
  const t = useTranslations('cartSections.giftMessage');
  const ruleTexts = useRuleTexts();
  const failed = t('failed');
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new GiftMessagePresenter({ tasks, cart: shell.cart, item, ruleTexts, failed, onChanged: onClose }),
  );
  const { form, busy, notice } = presenter;
  return (
    <Dialog open side="end" title={t('title')} onClose={onClose}>
      <ShortForm
        errors={form.errors.map(({ field, message }) => ({ field, message: t('error', { message }) }))}
        attempt={form.attempt}
        notice={notice}
        onSend={presenter.save}
        aria-label={t('title')}
      >
        <p>{t(areReturnableGoods(item) ? 'text' : 'textFinal', { name: item.name })}</p>
        <TextArea
          {...tiesOf(form, 'giftMessage', t('label'))}
          hint={t('hint')}
          limit={{
            left: giftMessageLeft(form.cleaned.giftMessage ?? ''),
            text: (left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left })),
          }}
        />
        <Button type="submit" wide busy={busy === 'save'} busyText={t('saving')}>
          {t('save')}
        </Button>
        {item.giftMessage !== undefined && (
          <Button variant="secondary" wide busy={busy === 'remove'} busyText={t('removing')} onClick={presenter.remove}>
            {t('remove')}
          </Button>
        )}
      </ShortForm>
    </Dialog>
  );
});
