import { useId, useReducer, type ReactNode } from 'react';
import { secondaryNavAfter } from '#core/content/secondary-nav.ts';
import { Icon } from '#ui/design/icon.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import styles from './secondary-navigation.module.css';

/**
 * A title with links: one row, and on small screens a list behind a button, which closes when a link is chosen (CNT-62
 * to CNT-64). Without script the list is always shown.
 */
export const View = ({ block }: BlockProps<'secondary-navigation'>): ReactNode => {
  const { title, targets, titleColor, backgroundColor, alignment, divider } = block;
  const list = useId();
  const [isOpen, act] = useReducer(secondaryNavAfter, false);
  const colors = useColorClass({ text: titleColor, background: backgroundColor });
  return (
    <nav
      className={`${styles.nav} ${colors ?? ''}`}
      aria-label={title}
      data-alignment={alignment}
      data-divider={divider}
    >
      <div className={styles.row}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={list}
          data-replay
          onClick={() => act('button pressed')}
        >
          {title}
          <Icon name="chevron" size={18} />
        </button>
        <ul
          id={list}
          className={styles.list}
          data-open={isOpen}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a') !== null) act('link chosen');
          }}
        >
          {targets.map((target) => (
            <li key={`${target.url} ${target.text}`}>
              <AddressLink url={target.url} newWindow={target.newWindow} className={styles.link}>
                {target.text}
              </AddressLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
};
