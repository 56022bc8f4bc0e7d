import { useState, type ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import { Eyebrow } from '#ui/design/badge.tsx';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { cssValue, measure } from '#ui/design/tokens/write-css.ts';
import { propertyOf, type Token } from '#ui/design/tokens/read-tokens.ts';
import { Demo, Sample } from './sample.tsx';
import styles from './shape-demo.module.css';

/** A record of all icons, so that a new icon that is not shown is a type error. */
const icons: { readonly [name in IconName]: true } = {
  bag: true,
  search: true,
  menu: true,
  close: true,
  chevron: true,
  arrow: true,
  plus: true,
  minus: true,
  check: true,
  lock: true,
  truck: true,
  return: true,
  heart: true,
  user: true,
  trash: true,
  alert: true,
  pin: true,
  star: true,
  filter: true,
  print: true,
  play: true,
  pause: true,
};
const isIcon = (name: string): name is IconName => name in icons;

const sizes = ['display', 'title', 'heading', 'subheading', 'body', 'small', 'tiny'] as const;
const spaces = ['space1', 'space2', 'space3', 'space4', 'space5', 'space6', 'space7', 'space8', 'space9'] as const;

const Values = ({ tokens, of }: { readonly tokens: readonly Token[]; readonly of: string }): ReactNode => (
  <ul className={styles.values}>
    {tokens
      .filter(({ name, type }) => name.startsWith(of) && type !== 'border')
      .map((token) => (
        <li key={token.name}>
          <code>{of === 'breakpoint.' ? token.name : propertyOf(token.name)}</code>{' '}
          {of === 'breakpoint.' ? measure(token.value) : cssValue(token)}
        </li>
      ))}
  </ul>
);

const Motion = (): ReactNode => {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Button variant="secondary" compact onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
      <div className={styles.tracks} data-moved={isMoved}>
        {(['quick', 'turn', 'slow'] as const).map((speed) => (
          <div key={speed} className={styles.track}>
            <span className={styles[speed]}>{speed}</span>
          </div>
        ))}
      </div>
    </>
  );
};

/** Type, spacing, icons and motion. */
export const ShapeDemo = ({ tokens }: { readonly tokens: readonly Token[] }): ReactNode => (
  <Demo id="shapes" title="Type, measures, icons, motion">
    <Sample
      title="Type scale"
      note="Headings use Archivo at width 118, text uses Geist. Both have fallback fonts with the same metrics, so no line wraps differently when they have loaded."
      wide
    >
      {sizes.map((size, index) => (
        <p key={size} className={`${styles.type} ${styles[size]}`} data-head={index < 4}>
          {size}: Größe, façade, cœur
        </p>
      ))}
      <Eyebrow>eyebrow: one style for the whole shop</Eyebrow>
    </Sample>
    <Sample title="Weights of the text">
      <span className={styles.regular}>400 Regular</span>
      <span className={styles.medium}>560 Labels</span>
      <span className={styles.strong}>600 Prices, buttons</span>
    </Sample>
    <Sample title="Measures" wide>
      <Values tokens={tokens} of="layout." />
      <Values tokens={tokens} of="typography." />
      {spaces.map((space) => (
        <span key={space} className={`${styles.bar} ${styles[space]}`} />
      ))}
    </Sample>
    <Sample
      title="Breakpoints"
      note="Widths at which layouts change. Media queries cannot read custom properties, so a test compares the style sheets with these."
    >
      <Values tokens={tokens} of="breakpoint." />
    </Sample>
    <Sample
      title="Elevation"
      note="Raised surfaces have a hairline instead of a shadow; controls have a border with a contrast of 3 to 1."
    >
      <span className={styles.hairline}>Hairline</span>
      <span className={styles.control}>Control</span>
    </Sample>
    <Sample title="Icons" note="One sprite in the color of the surrounding text; stroke width 1.6.">
      <ul className={styles.icons}>
        {Object.keys(icons)
          .filter(isIcon)
          .map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
      </ul>
    </Sample>
    <Sample title="Motion" note="With reduced motion, every transition takes a millisecond and nothing rotates.">
      <Values tokens={tokens} of="motion." />
      <Motion />
    </Sample>
  </Demo>
);
