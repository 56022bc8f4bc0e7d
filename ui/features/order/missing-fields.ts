import { makeAutoObservable } from 'mobx';
import { afterPress } from '#ui/forms/after-press.ts';
import { quantityField, type UnitChoice } from './unit-choice.ts';

/** A field without a value that can be sent. `field`: the id of its control; `summary`: the message above the form, if it differs. */
type MissingField = { readonly field: string; readonly message: string; readonly summary?: string };

/**
 * The fields of a form of units that were missing when it was sent, each until it has a value (VAL-24). A field that
 * appears later, with the choice of a line, is not missing before the form is sent again.
 */
export class MissingFields {
  /** Number of refused submits. */
  attempt = 0;
  private refused: readonly string[] = [];
  readonly #missing: () => readonly MissingField[];

  /** `missing`: what the form lacks now, in the order of the fields. */
  constructor(missing: () => readonly MissingField[]) {
    this.#missing = missing;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  private get shown(): readonly MissingField[] {
    return this.#missing().filter(({ field }) => this.refused.includes(field));
  }

  /** The rows of the error summary. */
  get rows(): readonly { readonly field: string; readonly message: string }[] {
    return this.shown.map(({ field, message, summary = message }) => ({ field, message: summary }));
  }

  messageOf(field: string): string | undefined {
    return this.shown.find((one) => one.field === field)?.message;
  }

  /** Shows whether a field is missing that the shopper has left, after the press that took the focus (VAL-24). */
  leave(field: string): void {
    afterPress(() => {
      this.refused = [...this.refused, field];
    });
  }

  /** Whether the form can be sent; shows what is missing. */
  submit(): boolean {
    this.refused = this.#missing().map(({ field }) => field);
    const passes = this.refused.length === 0;
    if (!passes) this.attempt += 1;
    return passes;
  }
}

/** Texts about the quantity of a line, such as "Enter a quantity from 1 to 3." */
export type QuantityTexts = {
  readonly quantity: (max: number) => string;
  readonly quantityOf: (name: string, max: number) => string;
};

/** The quantities that are not from one to the units that can be chosen (ORD-20). */
export const wrongQuantities = (choice: UnitChoice, texts: QuantityTexts): readonly MissingField[] =>
  choice.outOfRange.map(({ line: { id, name }, max }) => ({
    field: quantityField(id),
    message: texts.quantity(max),
    summary: texts.quantityOf(name, max),
  }));
