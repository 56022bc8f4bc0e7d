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
      note="Heads are Archivo at width 118, words Geist. Both have stand-ins with the same measures, so no line wraps differently when they arrive."
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
      note="Widths at which layouts change. A media query reads no property, so a test holds the sheets to these."
    >
      <Values tokens={tokens} of="breakpoint." />
    </Sample>
    <Sample
      title="Elevation"
      note="What lies above is set off by a hairline and never by a shadow; controls have a line of 3 to 1."
    >
      <span className={styles.hairline}>Hairline</span>
      <span className={styles.control}>Control</span>
    </Sample>
    <Sample title="Icons" note="One sprite, drawn in the color of the surrounding text; stroke 1.6.">
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
    <Sample
      title="Motion"
      note="Where the reader asks for less motion, everything arrives within a millisecond and nothing turns."
    >
      <Values tokens={tokens} of="motion." />
      <Motion />
    </Sample>
  </Demo>
);
