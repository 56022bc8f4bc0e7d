import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import {
  addPromotion,
  endPromotion,
  type PromotionFile,
} from '#adapters/backend/commerce/modules/pricing/operate-promotions.ts';
import type { Shop } from './in-process-shop.ts';
import type { Variant } from './variants.ts';

const variant = fc.nat({ max: 2 });

/** What a promotion takes off a sku: 10 % or 5.00 of each unit, or 5 % or 7.00 of the order. */
const terms = fc.constantFrom(
  { kind: 'item-percentage', parameters: { partsPerMillion: 100_000 } },
  { kind: 'item-amount', parameters: { amount: 500 } },
  { kind: 'percentage', parameters: { partsPerMillion: 50_000 } },
  { kind: 'amount', parameters: { amount: 700 } },
);

/** What the shop can do with its prices while shoppers buy. */
export const anyPriceStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constant('price' as const), variant, by: fc.constantFrom(-733, -50, 1, 1_299) }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('promotion starts' as const), variant, terms }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('promotion ends' as const), place: variant }) },
);
export type PriceStep = typeof anyPriceStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Prices and promotions of some variants; the promotions that it starts are its own. */
export class ShopPrices {
  readonly #db: Shop['database']['db'];
  readonly #variants: readonly Variant[];
  readonly #promotions: string[] = [];

  constructor({ database }: Pick<Shop, 'database'>, variants: readonly Variant[]) {
    this.#db = database.db;
    this.#variants = variants;
  }

  async take(step: PriceStep): Promise<void> {
    switch (step.step) {
      case 'price':
        await sql`update price set current = current + ${step.by}, original = null
          where sku = ${this.#skuOf(step.variant)} and site_id = 'nordkamm-us'`.execute(this.#db);
        return;
      case 'promotion starts':
        return this.#start({
          id: `SEQUENCE-${crypto.randomUUID()}`,
          kind: step.terms.kind,
          parameters: { ...step.terms.parameters, sku: this.#skuOf(step.variant) },
          texts: { en: { name: 'Sequence' } },
          sites: ['nordkamm-us'],
        });
      case 'promotion ends': {
        const [id] = this.#promotions.splice(step.place % Math.max(1, this.#promotions.length), 1);
        if (id !== undefined) await endPromotion(this.#db, id);
      }
    }
  }

  /** Ends what was started, so that another sequence does not have it. */
  async end(): Promise<void> {
    for (const id of this.#promotions.splice(0)) await endPromotion(this.#db, id);
  }

  async #start(file: PromotionFile): Promise<void> {
    const added = await addPromotion(this.#db, file);
    if (E.isLeft(added)) throw new TypeError(added.left);
    this.#promotions.push(file.id);
  }

  #skuOf(place: number): string {
    const { sku } = this.#variants[place % this.#variants.length] ?? { sku: '' };
    return sku;
  }
}
