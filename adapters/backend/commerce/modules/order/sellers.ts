import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** Who sells in a country, as invoices name it; `taxNumbers` are those that the law of the country asks for. */
export type Seller = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly taxNumbers: readonly { readonly tax: 'vat' | 'gst' | 'qst'; readonly number: string }[];
};

/** Sellers, and where returns are sent with which carrier. Demo data: the numbers are of no one. */
export const sellers: {
  readonly [country in CommerceSite['country']]: Seller & {
    readonly returns: readonly string[];
    readonly returnCarrier: string;
  };
} = {
  US: {
    name: 'NORDKAMM USA Inc.',
    lines: ['4800 Dahlia Street', 'Denver, CO 80216'],
    taxNumbers: [],
    returns: ['NORDKAMM Returns', '4800 Dahlia Street', 'Denver, CO 80216'],
    returnCarrier: 'UPS',
  },
  CA: {
    name: 'NORDKAMM Canada inc.',
    lines: ['2100 boul. Marie-Victorin', 'Longueuil, QC  J4G 1A3'],
    taxNumbers: [
      { tax: 'gst', number: '123456789 RT0001' },
      { tax: 'qst', number: '1234567890 TQ0001' },
    ],
    returns: ['NORDKAMM Retours', '2100 boul. Marie-Victorin', 'Longueuil, QC  J4G 1A3'],
    returnCarrier: 'Postes Canada',
  },
  GB: {
    name: 'NORDKAMM UK Ltd',
    lines: ['Unit 7, Shap Road', 'Kendal LA9 6NZ'],
    taxNumbers: [{ tax: 'vat', number: 'GB 123 4567 89' }],
    returns: ['NORDKAMM Returns', 'Unit 7, Shap Road', 'Kendal LA9 6NZ'],
    returnCarrier: 'Royal Mail',
  },
};
