import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShortLine } from '#core/checkout/short-lines.ts';
import { localizePath } from '#core/site/route-address.ts';
import { Button } from '#ui/design/button.tsx';
import { useRecipeTexts } from '#ui/features/cart/use-recipe-texts.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { ShortLinesPresenter } from './short-lines.presenter.ts';
import styles from './short-lines.module.css';

type RowProps = { readonly presenter: ShortLinesPresenter; readonly line: ShortLine };

const Row = observer(({ presenter, line }: RowProps): ReactNode => {
  const t = useTranslations('agreement.shortLines');
  const recipeTexts = useRecipeTexts();
  const { locale } = useSite();
  const { item, left } = line;
  const name = [item.name, item.colorName, item.size, ...recipeTexts(item)].join(', ');
  const alternatives = presenter.alternatives.get(item.productId) ?? [];
  const links =
    alternatives.length > 0
      ? alternatives.map(({ id, url, name: title }) => ({ id, url, title }))
      : [{ id: item.productId, url: localizePath(item.url, locale), title: t('product', { name: item.name }) }];
  return (
    <li className={styles.line}>
      <p>
        <strong>{name}</strong> <span className={styles.left}>{t('left', { left })}</span>
      </p>
      <Button
        variant="secondary"
        compact
        busy={presenter.busy === item.id}
        onClick={() => presenter.settle(line)}
        aria-label={left === 0 ? t('removeNamed', { name }) : t('takeNamed', { left, name })}
      >
        {left === 0 ? t('remove') : t('take', { left })}
      </Button>
      <nav aria-label={t('similar', { name: item.name })}>
        <p className={styles.left}>{t('alternatives')}</p>
        <ul className={styles.links}>
          {links.map(({ id, url, title }) => (
            <li key={id}>
              <Link to={url} reloadDocument>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </li>
  );
});

/** What sold out since it was put into the cart: each line can be removed or reduced, or replaced by an alternative. */
export const ShortLines = observer(({ checkout }: { readonly checkout: CheckoutContext }): ReactNode => {
  const t = useTranslations('agreement.shortLines');
  const presenter = usePresenter(({ tasks }) => new ShortLinesPresenter(checkout, tasks));
  const title = useRef<HTMLHeadingElement>(null);
  const { lines } = presenter;
  // Also after a line was settled, whose button is gone.
  useEffect(() => title.current?.focus(), [lines.length]);
  return (
    <section className={styles.box} aria-labelledby="short-lines">
      <h2 id="short-lines" className={styles.title} tabIndex={-1} ref={title}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Row key={line.item.id} presenter={presenter} line={line} />
        ))}
      </ul>
    </section>
  );
});
