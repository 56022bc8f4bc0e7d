/** Numbers in international form, and how they are written; the first row that fits. */
const spellings: readonly (readonly [form: RegExp, text: string])[] = [
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3'],
  [/^\+44(2\d)(\d{4})(\d{4})$/, '+44 $1 $2 $3'],
  [/^\+44(\d{4})(\d{6})$/, '+44 $1 $2'],
];

/** A phone number in international form with its groups of digits; any other text is unchanged. */
export const phoneText = (phone: string): string => {
  const [form, text] = spellings.find(([one]) => one.test(phone)) ?? [];
  return form === undefined || text === undefined ? phone : phone.replace(form, text);
};
