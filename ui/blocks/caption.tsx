import type { ReactNode } from 'react';
import type { Caption as CaptionOf } from '#core/content/caption.ts';
import styles from './caption.module.css';

/** A caption above or below the media of a hero or banner (CNT-22, CNT-23). */
export const Caption = ({ caption }: { readonly caption: CaptionOf | undefined }): ReactNode =>
  caption !== undefined &&
  caption.position !== 'off' && (
    <p className={styles.caption} data-position={caption.position}>
      {caption.text}
    </p>
  );
