import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/design/icon-button.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetLink } from '../target-link.tsx';
import styles from './benefit-bar.module.css';

/**
 * A strip with a benefit of the shop, which the shopper can close (CNT-42). The starter closes it and keeps it hidden
 * (`ui/kernel/closed-bars.ts`). It has no margins (CNT-08).
 */
export const View = ({ block }: BlockProps<'benefit-bar'>): ReactNode => {
  const { id, richText, targets, textColor, backgroundColor } = block;
  const t = useTranslations('shell');
  const colors = useColorClass({ text: textColor, background: backgroundColor });
  return (
    <div className={`${styles.bar} ${colors ?? ''}`} data-benefit-bar={id}>
      <div className={styles.text}>
        <RichTextView text={richText} />
        {targets.map((target) => (
          <TargetLink key={`${target.url} ${target.text}`} target={{ ...target, style: 'link' }} />
        ))}
      </div>
      <span className={styles.close}>
        <IconButton icon="close" size={18} label={t('promo.close')} data-close-bar />
      </span>
    </div>
  );
};
