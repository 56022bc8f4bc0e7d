import type { ReactNode } from 'react';
import type { NavigationLink } from '#core/content/navigation.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './menu-panel.module.css';

/** The content of a menu link: title, icon, or both (NAV-09). */
export const MenuLabel = ({ link: { title, icon, isIconOnly } }: { readonly link: NavigationLink }): ReactNode =>
  icon === undefined ? (
    title
  ) : (
    <span className={styles.label}>
      <Icon name={icon} size={16} />
      {isIconOnly === true ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </span>
  );
