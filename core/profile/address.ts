/**
 * The fields of an address in the order of its form (ENT-07). `required`: every address has it. Types, forms, wire
 * mapping and cleaning are derived from this table.
 */
const fields = {
  email: {},
  /** International form (PR-07). */
  phone: {},
  firstName: { required: true },
  lastName: { required: true },
  line1: { required: true },
  line2: {},
  city: { required: true },
  /** State, province or county; a code if the country has codes. */
  state: {},
  postalCode: { required: true },
  /** Two capital letters (ISO 3166). */
  country: { required: true },
} as const satisfies { readonly [field: string]: { readonly required?: true } };

export type AddressField = keyof typeof fields;
type RequiredField = {
  [field in AddressField]: (typeof fields)[field] extends { readonly required: true } ? field : never;
}[AddressField];

/** A shipping or billing address (ENT-07). */
export type Address = { readonly id?: string } & { readonly [field in RequiredField]: string } & {
  readonly [field in Exclude<AddressField, RequiredField>]?: string;
};

/** Texts by field, typed or from the wire. */
type AddressTexts = { readonly [field in AddressField | 'id']?: string | undefined };

// Marked pure, so that pages without an address do not load this table.
export const addressFields = /* @__PURE__ */ Object.keys(fields) as readonly AddressField[];

/** Fields that every address has. */
export const requiredFields = /* @__PURE__ */ addressFields.filter(
  (field): field is RequiredField => 'required' in fields[field],
);

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
