import type { AddressField } from '#core/profile/address.ts';
import type { Values } from '#core/validation/rule.ts';
import { FormDraft } from '#ui/forms/form-draft.ts';

/** The open correction of an order, with what was typed. */
export class CorrectionDraft extends FormDraft<{
  readonly orderId: string;
  /** A parcel to the address that changes. */
  readonly shipmentId: string | undefined;
  readonly values: Values<AddressField>;
}> {}
