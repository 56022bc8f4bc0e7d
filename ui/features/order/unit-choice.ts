import { makeAutoObservable } from 'mobx';
import type { LineView } from '#core/cart/line-view.ts';

/** Id of the control that chooses the units of a line. */
export const unitField = (itemId: string): string => `unit-${itemId}`;

/** Id of the field with the quantity of a line. */
export const quantityField = (itemId: string): string => `quantity-${itemId}`;

/** A line of which units can be chosen. */
export type ChoiceLine = { readonly line: LineView; readonly max: number };

/** `size`: the sku for which the units are exchanged; empty for a refund. */
type Chosen = { readonly quantity: number; readonly reason: string; readonly size: string };

/** The units of an order that the shopper chooses to cancel or to return, with a reason for each line. */
export class UnitChoice {
  readonly lines: readonly ChoiceLine[];
  chosen: { readonly [itemId: string]: Chosen };
  private refusal: { readonly chosen: object; readonly message: string } | undefined = undefined;

  /** `isAll`: all units are chosen at first. */
  constructor(lines: readonly ChoiceLine[], isAll: boolean) {
    this.lines = lines;
    this.chosen = isAll
      ? Object.fromEntries(lines.map(({ line, max }) => [line.id, { quantity: max, reason: '', size: '' }]))
      : {};
    makeAutoObservable(this, { lines: false }, { deep: false, autoBind: true });
  }

  /** In the order of the lines. */
  get parts(): readonly (Chosen & { readonly itemId: string })[] {
    return this.lines.flatMap(({ line: { id: itemId } }) => {
      const part = this.chosen[itemId];
      return part === undefined ? [] : [{ itemId, ...part }];
    });
  }

  /** The chosen lines whose quantity is not from one to the units that can be chosen (ORD-20). */
  get outOfRange(): readonly ChoiceLine[] {
    return this.lines.filter(({ line: { id }, max }) => {
      const quantity = this.chosen[id]?.quantity;
      return quantity !== undefined && (quantity < 1 || quantity > max);
    });
  }

  /** Id of the first control. */
  get firstField(): string {
    return unitField(this.lines[0]?.line.id ?? '');
  }

  /** The same choice of the units that are still open, without its notice. */
  ofOpen(lines: readonly ChoiceLine[]): UnitChoice {
    const next = new UnitChoice(lines, false);
    next.chosen = Object.fromEntries(
      lines.flatMap(({ line: { id }, max }) => {
        const part = this.chosen[id];
        return part === undefined ? [] : [[id, { ...part, quantity: Math.min(part.quantity, max) }]];
      }),
    );
    return next;
  }

  /** Why the service refuses what is chosen; another choice hides it. */
  get notice(): string | undefined {
    return this.refusal?.chosen === this.chosen ? this.refusal.message : undefined;
  }

  refuse(message: string): void {
    this.refusal = { chosen: this.chosen, message };
  }

  clearNotice(): void {
    this.refusal = undefined;
  }

  toggle(itemId: string, isChosen: boolean): void {
    const { [itemId]: _, ...others } = this.chosen;
    const max = this.lines.find(({ line }) => line.id === itemId)?.max ?? 0;
    this.chosen = isChosen ? { ...others, [itemId]: { quantity: max, reason: '', size: '' } } : others;
  }

  setQuantity(itemId: string, quantity: number): void {
    this.change(itemId, { quantity });
  }

  setReason(itemId: string, reason: string): void {
    this.change(itemId, { reason });
  }

  setSize(itemId: string, size: string): void {
    this.change(itemId, { size });
  }

  private change(itemId: string, next: Partial<Chosen>): void {
    const part = this.chosen[itemId];
    if (part !== undefined) this.chosen = { ...this.chosen, [itemId]: { ...part, ...next } };
  }
}
