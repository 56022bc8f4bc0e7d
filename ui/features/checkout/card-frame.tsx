import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/design/skeleton.tsx';
import type { CardFieldsPresenter } from './card-fields.presenter.ts';
import styles from './card-frame.module.css';

type CardFrameProps = {
  readonly fields: CardFieldsPresenter;
  readonly title: string;
  /** A hidden frame stays mounted, with what was typed. */
  readonly hidden?: boolean;
};

/** The frame of the provider's card fields (PAY-18), and its place while there is no session. */
export const CardFrame = observer(({ fields, title, hidden = false }: CardFrameProps): ReactNode => (
  <div className={styles.fields} hidden={hidden}>
    {fields.session === undefined ? (
      <Skeleton shape="control" lines={3} />
    ) : (
      <iframe ref={fields.attachFrame} className={styles.frame} title={title} allow="payment" />
    )}
  </div>
));
