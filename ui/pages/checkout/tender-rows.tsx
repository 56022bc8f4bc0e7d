import type { ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import styles from './tenders.module.css';

/** The id of the button that removes a tender, which gets the focus after another one was removed. */
export const removalId = (instrumentId: string): string => `remove-${instrumentId}`;

type TenderRowsProps = {
  /** Names the list. */
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly use: string;
    readonly removal: string;
  }[];
  readonly remove: string;
  readonly onRemove: (instrumentId: string) => void;
};

/** The prepaid tenders of an order: what each pays, and a button that removes it. */
export const TenderRows = ({ label, rows, remove, onRemove }: TenderRowsProps): ReactNode => (
  <ul className={styles.rows} aria-label={label}>
    {rows.map(({ id, name, use, removal }) => (
      <li key={id} className={styles.row}>
        <span className={styles.text}>
          <strong>{name}</strong>
          <span className={styles.use}>{use}</span>
        </span>
        <Button id={removalId(id)} variant="quiet" compact onClick={() => onRemove(id)} aria-label={removal}>
          {remove}
        </Button>
      </li>
    ))}
  </ul>
);
