import { makeAutoObservable } from 'mobx';

/** A field without a value. `field`: the id of its control; `summary`: the message above the form, if it differs. */
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

  /** Whether the form can be sent; shows what is missing. */
  submit(): boolean {
    this.refused = this.#missing().map(({ field }) => field);
    const passes = this.refused.length === 0;
    if (!passes) this.attempt += 1;
    return passes;
  }
}
