import type { ReactNode } from 'react';
import { isOnDark } from '#core/content/content-color.ts';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import section from '#ui/features/page/section.module.css';
import { PopUpLogo } from './pop-up-logo.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import { TargetRow } from '../target-row.tsx';
import styles from './pop-up-card.module.css';

/** A pop-up as a part of the page: title, links and disclaimer (CNT-70, POP-12). */
export const View = ({ block }: BlockProps<'pop-up'>): ReactNode => {
  const { title, maximizedTitle = title, colors, logo, logoSize, targets, disclaimer } = block;
  const colorClass = useColorClass({ text: colors?.text, background: colors?.background });
  return (
    <section className={section.section}>
      <div className={[styles.card, colorClass].filter(Boolean).join(' ')}>
        {logo !== undefined && <PopUpLogo logo={logo} size={logoSize} />}
        <h2 className={styles.title}>{maximizedTitle}</h2>
        {maximizedTitle !== title && <p>{title}</p>}
        <div className={styles.links}>
          <TargetRow targets={targets} tone={isOnDark({ background: colors?.background }) ? 'light' : undefined} />
        </div>
        {disclaimer !== undefined && (
          <div className={styles.disclaimer}>
            <RichTextNodes text={disclaimer} />
          </div>
        )}
      </div>
    </section>
  );
};
