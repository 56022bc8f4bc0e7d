/**
 * The fields of an address in the order of its form (ENT-07). `required`: every address has it; `line`: has a line of
 * its own below the name. Types, forms, wire mapping, cleaning and lines are derived from this table.
 */
const fields = {
  email: {},
  /** International form (PR-07). */
  phone: {},
  firstName: { required: true },
  lastName: { required: true },
  line1: { required: true, line: true },
  line2: { line: true },
  city: { required: true },
  /** State, province or county; a code if the country has codes. */
  state: {},
  postalCode: { required: true },
  /** Two capital letters (ISO 3166). */
  country: { required: true },
} as const satisfies { readonly [field: string]: { readonly required?: true; readonly line?: true } };

export type AddressField = keyof typeof fields;
type FieldWith<Trait extends string> = {
  [field in AddressField]: (typeof fields)[field] extends { readonly [trait in Trait]: true } ? field : never;
}[AddressField];
type RequiredField = FieldWith<'required'>;

/** A shipping or billing address (ENT-07). */
export type Address = { readonly id?: string } & { readonly [field in RequiredField]: string } & {
  readonly [field in Exclude<AddressField, RequiredField>]?: string;
};

/** Texts by field, typed or from the wire. */
type AddressTexts = { readonly [field in AddressField | 'id']?: string | undefined };

// Marked pure, so that pages without an address do not load this table.
export const addressFields = /* @__PURE__ */ Object.keys(fields) as readonly AddressField[];

const fieldsWith = <Trait extends 'required' | 'line'>(trait: Trait) =>
  addressFields.filter((field): field is FieldWith<Trait> => trait in fields[field]);

/** Fields that every address has. */
export const requiredFields = /* @__PURE__ */ fieldsWith('required');
/** Fields that are written as lines of their own. */
export const lineFields = /* @__PURE__ */ fieldsWith('line');

/** Builds an address from texts. Required fields without a text are empty, optional ones are absent. */
export function addressOf(texts: AddressTexts): Address;
export function addressOf(texts: AddressTexts): object {
  return Object.fromEntries(
    (['id', ...addressFields] as const).flatMap((field) => {
      const text = texts[field] ?? '';
      return text !== '' || 'required' in (field === 'id' ? {} : fields[field]) ? [[field, text]] : [];
    }),
  );
}
