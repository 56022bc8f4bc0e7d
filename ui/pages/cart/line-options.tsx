import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { canBeGift } from '#core/cart/gift-message.ts';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { ChangeDelivery } from './change-delivery.tsx';
import { GiftMessageButton } from './gift-message/gift-message-button.tsx';
import { ChangeVariant } from './variants/change-variant.tsx';

/**
 * What is changed of a line more rarely: its size or color, its delivery, and whether it is a gift (CART-08, CART-33).
 */
export const LineOptions = observer(
  ({ page, id }: { readonly page: CartPagePresenter; readonly id: string }): ReactNode => {
    const item = page.cart?.items.find((one) => one.id === id);
    if (item === undefined) return null;
    return (
      <>
        {!item.isBonus && <ChangeVariant page={page} item={item} />}
        <ChangeDelivery item={item} />
        {canBeGift(item) && <GiftMessageButton item={item} />}
      </>
    );
  },
);
