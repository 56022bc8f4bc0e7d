type Absent<Fields> = { [Key in keyof Fields]-?: undefined extends Fields[Key] ? Key : never }[keyof Fields];

/** The record type in which fields that may be undefined are optional. */
type Present<Fields> = { readonly [Key in Exclude<keyof Fields, Absent<Fields>>]: Fields[Key] } & {
  readonly [Key in Absent<Fields>]?: Exclude<Fields[Key], undefined>;
};

/** Removes undefined fields, so that optional fields are absent. */
export function present<const Fields extends object>(fields: Fields): Present<Fields>;
export function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
