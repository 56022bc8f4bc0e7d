import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/design/dialog.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BlockProps } from '../registry.ts';
import { DialogBlockPresenter } from './dialog-block.presenter.ts';
import styles from './dialog-block.module.css';

const isFree = (): boolean => document.querySelector('dialog[open]') === null;

/**
 * Content that opens as a dialog (CNT-45). Its markup is in the page, so that it also opens without script: a link to
 * its id makes it the target of the address.
 */
export const View = observer(({ block, renderNested }: BlockProps<'dialog'>): ReactNode => {
  const { dialogs } = useStorefront().parts;
  const { id, title, blocks } = block;
  const presenter = usePresenter(() => new DialogBlockPresenter(block, { dialogs, isFree }), id);
  return (
    <div className={styles.place}>
      <Dialog id={`modal-${id}`} open={presenter.isOpen} onClose={presenter.close} title={title}>
        <div className={styles.content}>{blocks.map(renderNested)}</div>
      </Dialog>
    </div>
  );
});
