import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TypedPerson } from '#ui/features/account/typed-person.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { OrderConfirmationPage } from './order-confirmation-page.tsx';
import { OrderConfirmationPresenter } from './order-confirmation.presenter.ts';

export const Component = observer((): ReactNode => {
  const t = useTranslations('confirmation');
  const typed = useStore(TypedPerson);
  const presenter = usePresenter((environment) => new OrderConfirmationPresenter({ ...environment, typed }));
  return (
    <>
      <PageHead title={t(presenter.isAwaitingPayment ? 'pendingTitle' : 'title')} />
      <OrderConfirmationPage presenter={presenter} />
    </>
  );
});
