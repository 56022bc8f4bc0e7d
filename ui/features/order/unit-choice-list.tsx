import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Purchase } from '#core/order/purchase.ts';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { useRecipeTexts } from '#ui/features/cart/use-recipe-texts.ts';
import { useLineDifferences } from '#ui/features/checkout/use-line-differences.ts';
import type { MissingFields } from './missing-fields.ts';
import { quantityField, unitField, type ChoiceLine, type UnitChoice } from './unit-choice.ts';
import styles from './unit-choice-list.module.css';

/** A larger typed quantity would not be readable in its message. */
const MOST_TYPED = 9_999;

type UnitChoiceListProps = {
  readonly legend: string;
  readonly choice: UnitChoice;
  /** Of the order. */
  readonly items: Purchase['items'];
  /** What the choice lacks. */
  readonly missing: MissingFields;
  /** A note about a line. */
  readonly note?: (line: ChoiceLine) => string | undefined;
  /** Further fields of a chosen line. */
  readonly fields?: (line: ChoiceLine) => ReactNode;
};

/** Lines of an order to choose, with a quantity from one to the units that can be chosen (ORD-20). */
export const UnitChoiceList = observer(
  ({ legend, choice, items, missing, note, fields }: UnitChoiceListProps): ReactNode => {
    const t = useTranslations('orders');
    const cart = useTranslations('cart');
    const recipeTexts = useRecipeTexts();
    const differencesOf = useLineDifferences();
    const errorId = useId();
    const error = missing.messageOf(choice.firstField);
    return (
      <fieldset className={styles.list} aria-describedby={error === undefined ? undefined : errorId}>
        <legend className={styles.legend}>{legend}</legend>
        {error !== undefined && (
          <p className={styles.error} id={errorId}>
            <Icon name="alert" size={16} />
            {error}
          </p>
        )}
        {choice.lines.map((entry) => {
          const { line, max } = entry;
          const chosen = choice.chosen[line.id];
          const noted = note?.(entry);
          const differences = differencesOf(items, line.id);
          const made = recipeTexts(line);
          const quantityId = quantityField(line.id);
          const refusal = missing.messageOf(quantityId);
          return (
            <div key={line.id} className={styles.line}>
              <Checkbox
                id={unitField(line.id)}
                name={unitField(line.id)}
                checked={chosen !== undefined}
                onChecked={(isChosen) => choice.toggle(line.id, isChosen)}
                label={
                  <span className={styles.item}>
                    <span className={styles.picture}>
                      <PictureView picture={line.picture} sizes="56px" thumbnail alt="" />
                    </span>
                    <span>
                      <span className={styles.name}>{line.name}</span>
                      <span className={styles.variant}>
                        {cart('variant', { color: line.colorName, size: line.size })}, {t('units', { count: max })}
                      </span>
                      {/* What is made to order differs by its recipe. */}
                      {(made.length > 0 ? made : differences).map((text, index) => (
                        <span key={index} className={styles.variant}>
                          {text}
                        </span>
                      ))}
                      {line.isBonus && <span className={styles.free}>{cart('free')}</span>}
                      {noted !== undefined && <span className={styles.variant}>{noted}</span>}
                    </span>
                  </span>
                }
              />
              {chosen !== undefined && (
                <div className={styles.fields}>
                  {max > 1 && (
                    <QuantityStepper
                      id={quantityId}
                      value={chosen.quantity}
                      max={max}
                      least={0}
                      most={MOST_TYPED}
                      invalid={refusal !== undefined}
                      describedBy={refusal === undefined ? undefined : `${quantityId}-problem`}
                      of={[line.name, ...differences].join(', ')}
                      onValue={(quantity) => {
                        choice.setQuantity(line.id, quantity);
                        missing.leave(quantityId);
                      }}
                    />
                  )}
                  {fields?.(entry)}
                </div>
              )}
              {refusal !== undefined && (
                <p className={styles.problem} id={`${quantityId}-problem`}>
                  <Icon name="alert" size={16} />
                  {refusal}
                </p>
              )}
            </div>
          );
        })}
      </fieldset>
    );
  },
);
