import type { ReactNode } from 'react';
import { Accordion } from '#ui/design/accordion.tsx';
import type { BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import section from '#ui/features/page/section.module.css';
import styles from './accordions.module.css';

/**
 * Expandable texts and nested blocks (CNT-39). Native `details` elements, which work by keyboard and without script.
 */
export const View = ({ block: { title, items }, renderNested }: BlockProps<'accordions'>): ReactNode => (
  <section className={section.section}>
    <div className={styles.frame}>
      <div className={styles.columns}>
        {title !== undefined && <h2>{title}</h2>}
        <Accordion
          items={items.map((item, place) => ({
            id: String(place),
            title: item.title,
            body: (
              <>
                {item.richText.length > 0 && (
                  <div className={styles.answer}>
                    <RichTextView text={item.richText} />
                  </div>
                )}
                {item.blocks.map(renderNested)}
              </>
            ),
          }))}
        />
      </div>
    </div>
  </section>
);
