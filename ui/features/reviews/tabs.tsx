import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly panel: ReactNode }[];
};

/** Index of the tab that a key moves to. */
const steps: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs. A panel is created when it is first opened and keeps its state. */
export const Tabs = ({ label, tabs }: TabsProps): ReactNode => {
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);
  const list = useRef<HTMLDivElement>(null);
  const open = (index: number): void => {
    setCurrent(index);
    if (!opened.includes(index)) setOpened([...opened, index]);
  };
  const step = (event: KeyboardEvent): void => {
    const index = steps[event.key]?.(current, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    open(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={styles.tab}
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => open(index)}
            onKeyDown={step}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div key={id} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} hidden={index !== current}>
          {opened.includes(index) && panel}
        </div>
      ))}
    </>
  );
};
