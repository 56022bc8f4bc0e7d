import type { ReactNode } from 'react';
import type { PopUp } from '#core/content/popup.ts';
import styles from './pop-up-logo.module.css';

/** The logo of a pop-up: 1.125 or 1.625 rem high (POP-08). */
export const PopUpLogo = ({
  logo: { url, alt },
  size,
}: {
  readonly logo: NonNullable<PopUp['logo']>;
  readonly size: PopUp['logoSize'];
}): ReactNode => url !== '' && <img className={styles.logo} data-size={size} src={url} alt={alt} decoding="async" />;
