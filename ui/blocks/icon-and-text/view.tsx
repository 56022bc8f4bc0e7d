import type { ReactNode } from 'react';
import { iconSizes } from '#core/content/icon-size.ts';
import section from '#ui/features/page/section.module.css';
import { useColorClass } from '../content-styles.ts';
import type { BlockOf, BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetLink } from '../target-link.tsx';
import sprite from './icons.svg?no-inline';
import styles from './icon-and-text.module.css';

type IconAndText = BlockOf<'icon-and-text'>;

const Item = ({
  item: { icon, richText, target, textColor, backgroundColor },
  size,
}: {
  readonly item: IconAndText['items'][number];
  readonly size: IconAndText['iconSize'];
}): ReactNode => {
  const colors = useColorClass({ text: textColor, background: backgroundColor });
  return (
    <li className={`${styles.item} ${colors ?? ''}`} data-filled={backgroundColor !== undefined}>
      <svg className={styles.icon} data-size={iconSizes[size]} aria-hidden="true">
        <use href={`${sprite}#${icon}`} />
      </svg>
      <div className={styles.text}>
        <RichTextView text={richText} />
        {target !== undefined && <TargetLink target={target} />}
      </div>
    </li>
  );
};

/** Short texts with an icon above or beside each (CNT-58); exactly four are in two columns (CNT-60). */
export const View = ({ block: { title, variant, iconSize, items } }: BlockProps<'icon-and-text'>): ReactNode => (
  <section className={section.section}>
    {title !== undefined && title !== '' && <h2>{title}</h2>}
    <ul className={styles.items} data-variant={variant} data-four={items.length === 4}>
      {items.map((item, place) => (
        <Item key={place} item={item} size={iconSize} />
      ))}
    </ul>
  </section>
);
