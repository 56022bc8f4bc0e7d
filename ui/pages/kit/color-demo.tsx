import type { ReactNode } from 'react';
import { hexOf } from '#ui/design/tokens/color.ts';
import {
  tokenColor,
  contrastOf,
  contrastOnPicture,
  minimumContrast,
  pairs,
  minimumScrim,
} from '#ui/design/tokens/pairs.ts';
import { aliasOf, propertyOf, type Token } from '#ui/design/tokens/read-tokens.ts';
import { Demo, Sample } from './sample.tsx';
import styles from './color-demo.module.css';

const tiers = [
  ['palette', 'Palette', "The brand's colors. Only roles use them."],
  ['role', 'Roles', 'The purpose of each color. Style sheets use these.'],
  ['component', 'Parts', 'What one part of the kit has for itself.'],
] as const;

const ratio = (value: number): string => `${value.toFixed(1)} to 1`;

/** Colors are SVG fills: the content security policy forbids style attributes. */
const Chip = ({
  fill,
  text,
  opacity,
}: {
  readonly fill: string;
  readonly text?: string;
  readonly opacity?: number | undefined;
}): ReactNode => (
  <svg className={styles.chip} viewBox="0 0 72 44" width={72} height={44} opacity={opacity} aria-hidden="true">
    <rect className={styles.edge} x={0.5} y={0.5} width={71} height={43} rx={4} fill={`var(--${fill})`} />
    {text !== undefined && (
      <text x={36} y={28} textAnchor="middle" fill={`var(--${text})`}>
        Aa
      </text>
    )}
  </svg>
);

const Swatches = ({ tokens }: { readonly tokens: readonly Token[] }): ReactNode => (
  <ul className={styles.list}>
    {tokens.map(({ name, value }) => {
      const property = propertyOf(name).slice(2);
      return (
        <li key={name} className={styles.row}>
          <Chip fill={property} />
          <span className={styles.text}>
            <code>--{property}</code>
            <span className={styles.small}>{aliasOf(value) ?? hexOf(tokenColor(tokens, property))}</span>
          </span>
        </li>
      );
    })}
  </ul>
);

/** Every color by tier, and every pair of text and surface with its contrast. */
export const ColorDemo = ({ tokens }: { readonly tokens: readonly Token[] }): ReactNode => (
  <Demo id="colors" title="Colors">
    {tiers.map(([tier, title, note]) => (
      <Sample key={tier} title={title} note={note}>
        <Swatches tokens={tokens.filter(({ name, type }) => type === 'color' && name.startsWith(`${tier}.`))} />
      </Sample>
    ))}
    <Sample
      title="Contrast"
      note="Computed from the tokens: the contrast of each pair and the minimum of WCAG 2.2. WCAG exempts inactive controls; the limit here keeps them visible."
    >
      <ul className={styles.list}>
        {pairs.map((pair) => (
          <li key={`${pair.text} ${pair.on} ${pair.use} ${pair.where}`} className={styles.row}>
            <Chip fill={pair.on} text={pair.text} opacity={pair.opacity} />
            <span className={styles.text}>
              <span>
                <code>{pair.text}</code> on <code>{pair.on}</code>
              </span>
              <strong className={styles.ratio}>
                {ratio(contrastOf(tokens, pair))}{' '}
                <span className={styles.small}>
                  of {minimumContrast[pair.use]}, {pair.use}
                </span>
              </strong>
              <span className={styles.small}>{pair.where}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sample>
    <Sample
      title="Text on pictures"
      note={`The scrim between text and picture has an opacity of at least ${minimumScrim.text * 100} %, ${minimumScrim.large * 100} % below large text. The contrast over a white picture is then ${ratio(contrastOnPicture(tokens, minimumScrim.text))} and ${ratio(contrastOnPicture(tokens, minimumScrim.large))}.`}
    >
      <div className={styles.white}>
        <p className={styles.onScrim}>Text over a white picture</p>
      </div>
    </Sample>
  </Demo>
);
