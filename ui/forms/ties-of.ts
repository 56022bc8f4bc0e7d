import type { FormPresenter } from './form.presenter.ts';

/** What connects a control with its field. */
export type FieldTies = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
};

/** Connects the control of a field with its form. */
export const tiesOf = <Name extends string>(
  form: Pick<FormPresenter<Name>, 'fields' | 'idOf' | 'messages' | 'values' | 'change' | 'leave'>,
  name: Name,
  label: string,
): FieldTies => ({
  id: form.idOf(name),
  name,
  required: form.fields.some((field) => field.name === name && field.required),
  label,
  error: form.messages[name],
  value: form.values[name] ?? '',
  onValue: (value) => form.change(name, value),
  onBlur: () => form.leave(name),
});
