import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

type AccordionProps = {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: ReactNode;
    readonly open?: boolean;
  }[];
  /** With a name, only one of the accordions of that name is open at a time. */
  readonly name?: string;
  /** Smaller text and padding, as in the facet list. */
  readonly compact?: boolean;
};

/** Expandable sections: native `details` elements, which work without script. */
export const Accordion = ({ items, name, compact = false }: AccordionProps): ReactNode => (
  <div className={styles.accordion} data-compact={compact}>
    {items.map((item) => (
      <details key={item.id} name={name} open={item.open}>
        <summary className={styles.summary}>
          {item.title}
          <Icon name="chevron" size={20} />
        </summary>
        <div className={styles.body}>{item.body}</div>
      </details>
    ))}
  </div>
);
