type Absent<Fields> = { [Key in keyof Fields]-?: undefined extends Fields[Key] ? Key : never }[keyof Fields];

/** The same record, whose fields that may be undefined are optional instead. */
type Present<Fields> = { readonly [Key in Exclude<keyof Fields, Absent<Fields>>]: Fields[Key] } & {
  readonly [Key in Absent<Fields>]?: Exclude<Fields[Key], undefined>;
};

/** Leaves out the fields that are undefined: an optional field is absent, never empty. */
export function present<const Fields extends object>(fields: Fields): Present<Fields>;
export function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
