import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CheckoutStep } from '#core/checkout/checkout.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import styles from './step-section.module.css';

type StepSectionProps = {
  readonly step: CheckoutStep;
  /** The steps of this checkout, in order. */
  readonly steps: readonly CheckoutStep[];
  /** Key of the title, if it differs from the step's name. */
  readonly name?: 'contact' | undefined;
  readonly current: CheckoutStep;
  /** The result of a completed step. */
  readonly outcome: ReactNode;
  readonly onEdit: () => void;
  /** Whether the shopper has just arrived from another step. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

/** After dialogs of the step before are closed, which keep the focus to themselves. */
const focusIt = (heading: HTMLElement | null): void => queueMicrotask(() => heading?.focus());

/**
 * One step: open, completed and collapsed to its result, or not reached. Its inputs stay mounted while it is collapsed
 * (CHK-02).
 */
export const StepSection = ({
  step,
  steps,
  name,
  current,
  outcome,
  onEdit,
  takesFocus,
  children,
}: StepSectionProps): ReactNode => {
  const t = useTranslations('checkout.steps');
  const place = steps.indexOf(step);
  const isOpen = step === current;
  const isDone = place < steps.indexOf(current);
  const body = useRef<HTMLDivElement>(null);
  // Back leads to another step while a dialog is open, which would keep the page from being used without being visible.
  useLayoutEffect(() => {
    if (!isOpen) for (const dialog of body.current?.querySelectorAll('dialog') ?? []) dialog.close();
  }, [isOpen]);
  return (
    <section className={styles.step} aria-labelledby={`step-${step}`} data-open={isOpen}>
      <header className={styles.head}>
        <span className={styles.number} data-done={isDone} aria-hidden="true">
          {isDone ? <Icon name="check" size={18} /> : place + 1}
        </span>
        <h2
          key={String(isOpen)}
          id={`step-${step}`}
          className={styles.title}
          tabIndex={-1}
          aria-current={isOpen ? 'step' : undefined}
          ref={isOpen && takesFocus ? focusIt : null}
        >
          {t(name ?? step)}
        </h2>
        {isDone && (
          <Button variant="quiet" onClick={onEdit} aria-label={t('editNamed', { step: t(name ?? step) })}>
            {t('edit')}
          </Button>
        )}
      </header>
      {isDone && <div className={styles.result}>{outcome}</div>}
      <div ref={body} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
};
