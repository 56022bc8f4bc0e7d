import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Customization, ShownRecipe } from '#core/catalog/customization.ts';
import { motifs } from './motifs.ts';
import styles from './recipe-preview.module.css';

type RecipePreviewProps = {
  readonly customization: Pick<Customization, 'parts'>;
  readonly recipe: ShownRecipe;
  /** Color of the goods, `#rrggbb`. */
  readonly surface: string;
};

/** Characters that fit in the width at the full size of the letters. */
const WIDE = 8;
/** Width of a longer text, whose letters are adjusted to it. */
const WIDTH = 164;

/**
 * The engraving as a drawing. Colors are attributes of the SVG, since the content security policy forbids style
 * attributes.
 */
export const RecipePreview = ({ customization: { parts }, recipe, surface }: RecipePreviewProps): ReactNode => {
  const t = useTranslations('customize');
  const motif = recipe.flatMap(({ choice }) => motifs[choice] ?? [])[0];
  const text = recipe.find(({ part }) => parts.some(({ id, kind }) => id === part && kind === 'text'))?.choice ?? '';
  const ink = parts
    .flatMap((part) => (part.kind === 'choice' ? part.choices : []))
    .find(({ id, color }) => color !== undefined && recipe.some(({ choice }) => choice === id))?.color;
  const isSerif = recipe.some(({ choice }) => choice === 'serif');
  const length = [...text].length;
  const described = recipe.map(({ label, value }) => `${label} ${value}`).join(', ');
  return (
    <svg className={styles.preview} viewBox="0 0 320 220" role="img" aria-label={t('previewOf', { parts: described })}>
      <path className={styles.handle} d="M228 62c66-16 70 92 0 88" stroke={surface} />
      <path className={styles.body} d="M48 22h184v160q0 16-16 16H64q-16 0-16-16z" fill={surface} />
      <path className={styles.rim} d="M44 16h192v9H44z" />
      {motif !== undefined && (
        <path
          className={styles.motif}
          d={motif}
          stroke={ink}
          transform={text === '' ? 'translate(85 58) scale(1.1)' : 'translate(95 42) scale(.9)'}
        />
      )}
      {text !== '' && (
        <text
          className={isSerif ? styles.serif : styles.block}
          x="140"
          y="170"
          textAnchor="middle"
          fontSize={length > WIDE ? 18 : 26}
          fill={ink}
          {...(length > WIDE ? { textLength: WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {text}
        </text>
      )}
    </svg>
  );
};
