import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { ShopperEventCodec, type ShopperEvent } from '#core/personalization/shopper-event.ts';

/** An event of a shopper, whose name is its `type` (P13N-12 to P13N-22). */
export const ShopperEventWire = new t.Type<ShopperEvent, unknown, unknown>(
  ShopperEventCodec.name,
  ShopperEventCodec.is,
  (value, context) =>
    E.chain(({ type, ...fields }: { readonly [field: string]: unknown }) =>
      ShopperEventCodec.validate({ ...fields, _tag: type }, context),
    )(t.UnknownRecord.validate(value, context)),
  (event) => {
    const { _tag: type, ...fields } = ShopperEventCodec.encode(event);
    return { type, ...fields };
  },
);
