/**
 * The fields of an address in the order of its form (ENT-07); `required`: every address has it; `line`: written on a
 * line of its own below the name. Types, forms, wire mapping, cleaning and lines follow from this table.
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
  /** The state, province or county; its code where the country has codes. */
  state: {},
  postalCode: { required: true },
  /** Two capital letters. */
  country: { required: true },
} as const satisfies { readonly [field: string]: { readonly required?: true; readonly line?: true } };

export type AddressField = keyof typeof fields;
type FieldWith<Trait extends string> = {
  [field in AddressField]: (typeof fields)[field] extends { readonly [trait in Trait]: true } ? field : never;
}[AddressField];
type RequiredField = FieldWith<'required'>;

/** Where something is sent or billed to (ENT-07). */
export type Address = { readonly id?: string } & { readonly [field in RequiredField]: string } & {
  readonly [field in Exclude<AddressField, RequiredField>]?: string;
};

/** Texts by field: as typed, or as the wire has them. */
type AddressTexts = { readonly [field in AddressField | 'id']?: string | undefined };

export const addressFields = Object.keys(fields) as readonly AddressField[];

const fieldsWith = <Trait extends 'required' | 'line'>(trait: Trait) =>
  addressFields.filter((field): field is FieldWith<Trait> => trait in fields[field]);

/** Fields that every address has. */
export const requiredFields = fieldsWith('required');
/** Fields that are written as lines of their own. */
export const lineFields = fieldsWith('line');

/**
 * The address of these texts. No text of a field is dropped; a required field without a text is empty, an optional one
 * is absent.
 */
export function addressOf(texts: AddressTexts): Address;
export function addressOf(texts: AddressTexts): object {
  return Object.fromEntries(
    (['id', ...addressFields] as const).flatMap((field) => {
      const text = texts[field] ?? '';
      return text !== '' || 'required' in (field === 'id' ? {} : fields[field]) ? [[field, text]] : [];
    }),
  );
}
