type Range = readonly [first: string, last: string];

const ranges = (text: string): ReadonlyMap<string, readonly Range[]> =>
  new Map(
    text.split('|').map((entry) => {
      const [region = '', list = ''] = entry.split(':');
      return [
        region,
        list.split(',').map((range): Range => {
          const [first = '', last = first] = range.split('-');
          return [first, last];
        }),
      ] as const;
    }),
  );

/**
 * The beginnings of the postal codes of each region. Beginnings that regions share, because delivery routes cross their
 * border, are listed for each of them: a wrong pair that passes costs less than a right one that is refused.
 */
const beginnings: { readonly [country: string]: ReadonlyMap<string, readonly Range[]> } = {
  US: ranges(
    'AL:301,319,350-369|AK:995-999|AZ:845,850-865|AR:657,716-729,755|CA:890,894,900-961,976|CO:800-816,820|' +
      'CT:060-069|DE:197-199|DC:200-205,569|FL:320-349|GA:300-319,398-399|HI:967-968|' +
      'ID:598,831-838,898,979,991|IL:600-629,636|IN:460-479|IA:500-528,560,570|KS:660-679,683|KY:400-427|' +
      'LA:700-714,717|ME:035,039-049|MD:206-219|MA:010-028,055|MI:480-499,545|MN:513,550-567,570,582|' +
      'MS:383,386-397|MO:525,630-658,726|MT:577,590-599,828|NE:515,570,665,680-693,820|NV:840,889-898|NH:030-038|' +
      'NJ:070-089|NM:798-799,811,855,865,870-884|NY:005,063,100-149|NC:270-289|ND:567,576,580-588,592|OH:430-459|' +
      'OK:679,730-749|OR:894,970-979,993|PA:150-196|RI:028-029|SC:290-299|SD:510,561-562,570-577,687,691-692,827|' +
      'TN:370-385,422|TX:733,739,750-799,880,884-885|UT:813,829,833,840-847,860,865|VT:050-059|VA:201,220-246|' +
      'WA:980-994|WV:247-268|WI:499,530-549|WY:577,820-831,834',
  ),
  CA: ranges('NL:A|NS:B|PE:C|NB:E|QC:G-H,J-K|ON:J-N,P|MB:P,R|SK:R-T|AB:S-T|BC:T,V,Y|NT:X|NU:X|YT:V,Y'),
};

/** The length of these beginnings. */
const lengths: { readonly [country: string]: number } = { US: 3, CA: 1 };

/**
 * Whether a postal code in its usual form can be one of a region (a state or province by its code). Unknown regions and
 * countries without regions have any code.
 * Law: a capital's postal code is one of its own region and of no other.
 */
export const isPostalCodeIn = (
  postalCode: string,
  { country, region }: { readonly country: string; readonly region: string | undefined },
): boolean => {
  const known = beginnings[country]?.get(region ?? '');
  const beginning = postalCode.slice(0, lengths[country]);
  return known === undefined || known.some(([first, last]) => first <= beginning && beginning <= last);
};
