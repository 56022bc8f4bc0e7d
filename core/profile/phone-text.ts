/** A number in international form by its country code, and how it is written for other countries and its own ones. */
type Spelling = {
  readonly form: RegExp;
  readonly abroad: string;
  readonly atHome: { readonly [country: string]: string };
};

/** The first row that fits. */
const spellings: readonly Spelling[] = [
  { form: /^\+1(\d{3})(\d{3})(\d{4})$/, abroad: '+1 $1-$2-$3', atHome: { US: '($1) $2-$3', CA: '$1 $2-$3' } },
  { form: /^\+44(2\d)(\d{4})(\d{4})$/, abroad: '+44 $1 $2 $3', atHome: { GB: '0$1 $2 $3' } },
  // Area codes of big cities (011x, 01x1), and numbers of no area.
  { form: /^\+44(11\d|1\d1|[389]\d{2})(\d{3})(\d{4})$/, abroad: '+44 $1 $2 $3', atHome: { GB: '0$1 $2 $3' } },
  { form: /^\+44(\d{4})(\d{6})$/, abroad: '+44 $1 $2', atHome: { GB: '0$1 $2' } },
];

/**
 * A phone number in international form with its groups of digits: the national form in a country with its dial code, the
 * international one elsewhere. Any other text is unchanged.
 * Law: British numbers have the groups of libphonenumber (STO-02).
 * Law: American numbers have the groups of libphonenumber (STO-02).
 */
export const phoneText = (phone: string, country: string): string => {
  const digits = phone.replaceAll(' ', '');
  const spelling = spellings.find(({ form }) => form.test(digits));
  return spelling === undefined ? phone : digits.replace(spelling.form, spelling.atHome[country] ?? spelling.abroad);
};
