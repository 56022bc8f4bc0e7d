import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './saved-entries.module.css';

const hasLostFocus = (): boolean => document.activeElement === document.body;

/**
 * A list of addresses or cards. If the control with the focus disappears, such as with its deleted entry, the entry in
 * its place takes the focus; after the last entry, the title of the page (WCAG 2.4.3). Entries are `<li tabIndex={-1}>`.
 */
export const EntryList = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ readonly control: Element; readonly entry: Element | undefined; readonly index: number }>(
    undefined,
  );
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.control.isConnected || !hasLostFocus()) return;
    const { entry, index } = focused.current;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    (entries.find((one) => one === entry) ?? entries[Math.min(index, entries.length - 1)])?.focus();
  });
  useEffect(
    () => () => {
      if (focused.current === undefined) return;
      requestAnimationFrame(() => {
        if (hasLostFocus()) document.getElementById('account-title')?.focus();
      });
    },
    [],
  );
  return (
    <ul
      ref={list}
      className={styles.list}
      onFocus={({ target, currentTarget }) => {
        const entries = [...currentTarget.children];
        const index = entries.findIndex((entry) => entry.contains(target));
        focused.current = { control: target, entry: entries[index], index };
      }}
    >
      {children}
    </ul>
  );
};
