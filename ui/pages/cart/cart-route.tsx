import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LineChanges } from '#ui/stores/line-changes.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { CartPage } from './cart-page.tsx';
import { CartPagePresenter } from './cart-page.presenter.ts';
import { readRememberedCart } from '#ui/features/cart/read-remembered-cart.ts';

export const Component = (): ReactNode => {
  const t = useTranslations('cart');
  const session = useStore(SessionStore);
  const lines = useStore(LineChanges);
  const presenter = usePresenter(
    (environment) =>
      new CartPagePresenter({
        ...environment,
        session,
        lines,
        readRemembered: () => readRememberedCart(environment.site),
        texts: {
          // Goods made to order differ by their recipe, and gift cards by their recipient.
          removed: ({ name, colorName: color, size, recipe = [], giftOption }) => {
            const parts = [
              size,
              ...recipe.map(({ value }) => value),
              ...(giftOption === undefined ? [] : [giftOption.to]),
            ];
            return t('removed', { name, color, size: parts.join(', ') });
          },
          undo: t('undo'),
          changedElsewhere: t('changedElsewhere'),
          atMost: (max) => t('atMost', { max }),
          unsound: t('unsound'),
        },
      }),
  );
  return (
    <>
      <PageHead title={t('title')} />
      <CartPage presenter={presenter} />
    </>
  );
};
