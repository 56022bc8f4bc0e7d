import type { ReactNode } from 'react';
import type { Caption } from '#core/content/caption.ts';
import styles from './caption.module.css';

/** A caption above or below the media of a hero or banner (CNT-22, CNT-23). */
export const CaptionView = ({ caption }: { readonly caption: Caption | undefined }): ReactNode =>
  caption !== undefined &&
  caption.position !== 'off' && (
    <p className={styles.caption} data-position={caption.position}>
      {caption.text}
    </p>
  );
