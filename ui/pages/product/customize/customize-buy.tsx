import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CustomPart } from '#core/catalog/customization.ts';
import type { CustomizationView, ProductPage } from '#core/catalog/page-models.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { lengthOf } from '#core/validation/text-rules.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import buying from '../buy-box.module.css';
import type { ProductPagePresenter } from '../product-page.presenter.ts';
import info from '../service-info.module.css';
import { sizeErrors } from '../size-errors.ts';
import styles from './customize-buy.module.css';
import { RecipePresenter } from './recipe.presenter.ts';
import { RecipePreview } from './recipe-preview.tsx';

type CustomizeBuyProps = {
  readonly presenter: ProductPagePresenter;
  readonly product: ProductPage;
  readonly customization: CustomizationView;
};

const Part = observer(
  ({ part, recipe }: { readonly part: CustomPart; readonly recipe: RecipePresenter }): ReactNode => {
    const t = useTranslations('customize');
    const { currency, language } = useSite();
    if (part.kind === 'text') {
      const { maxLength: most, price } = part;
      return (
        <Field
          {...tiesOf(recipe.form, part.id, part.label)}
          onValue={(typed) => recipe.type(part, typed)}
          hint={[
            t('textHint', { count: most, price: formatMoney(price, currency, language) }),
            t('typed', { count: lengthOf(recipe.form.cleaned[part.id] ?? ''), most }),
          ].join(' ')}
          autoComplete="off"
          spellCheck={false}
        />
      );
    }
    return (
      <RadioCards
        row
        name={`recipe-${part.id}`}
        legend={part.label}
        options={part.choices.map(({ id, label, price }) => ({
          value: id,
          label,
          aside: price > 0 ? t('surcharge', { price: formatMoney(price, currency, language) }) : undefined,
        }))}
        value={recipe.chosen[part.id]}
        onValue={(choice) => recipe.choose(part.id, choice)}
      />
    );
  },
);

/** The choices of goods that are made to order, their preview and price, and the add button (PDP-21). */
export const CustomizeBuy = observer(({ presenter, product, customization }: CustomizeBuyProps): ReactNode => {
  const t = useTranslations('customize');
  const catalog = useTranslations('catalog');
  const { currency, language, locale } = useSite();
  const ruleTexts = useRuleTexts();
  const recipe = usePresenter(() => new RecipePresenter(customization, ruleTexts));
  const { form } = recipe;
  const labelOf = (id: string): string => customization.parts.find((part) => part.id === id)?.label ?? id;
  const surface = product.colors.find(({ code }) => code === product.selectedColor)?.swatch ?? '#ffffff';
  const add = (): void => {
    const made = recipe.submit();
    if (made !== undefined) presenter.add({ recipe: made });
    else if (presenter.sku === undefined) presenter.add();
  };
  if (presenter.isSoldOut) return <NoticeBar tone="info">{catalog('styleSoldOut')}</NoticeBar>;
  return (
    <ShortForm
      errors={[
        ...sizeErrors(presenter, catalog('selectSize')),
        ...form.errors.map(({ name, field, message }) => ({
          field,
          message: t('error', { field: labelOf(name), message }),
        })),
      ]}
      attempt={form.attempt + presenter.missed}
      notice={presenter.notice}
      onSend={add}
      aria-label={t('title')}
    >
      <h2 className={styles.title}>{t('title')}</h2>
      <RecipePreview customization={customization} recipe={recipe.shown} surface={surface} />
      {customization.parts.map((part) => (
        <Part key={part.id} part={part} recipe={recipe} />
      ))}
      <p className={styles.price} role="status">
        {t.rich('price', { price: formatMoney(recipe.price, currency, language), b: (chunks) => <b>{chunks}</b> })}
      </p>
      <div className={buying.buy}>
        <QuantityStepper
          value={presenter.quantity}
          max={presenter.maxQuantity}
          onValue={presenter.chooseQuantity}
          of={product.name}
        />
        <Button type="submit" wide busy={presenter.isBusy} busyText={catalog('adding')}>
          {catalog('addToCart')}
        </Button>
        <span className={buying.favorite}>
          <LazyFavoriteButton id={product.id} name={product.name} />
        </span>
      </div>
      <ul className={info.list}>
        {product.delivery.from !== '' && (
          <li className={info.row}>
            <Icon name="truck" size={20} />
            <span>
              {catalog.rich('arrives', {
                ...product.delivery,
                b: (chunks) => <b className={info.dates}>{chunks}</b>,
              })}
            </span>
          </li>
        )}
        <li className={info.row}>
          <Icon name="pin" size={20} />
          <span>{t('noPickup')}</span>
        </li>
        <li className={info.row}>
          <Icon name="close" size={20} />
          <span>{t('cancel')}</span>
        </li>
        <li className={info.row}>
          <Icon name="return" size={20} />
          <Link className={info.link} to={`/${locale}/help/returns`}>
            {t('noReturns')}
          </Link>
        </li>
      </ul>
    </ShortForm>
  );
});
