/** The client context of every call that loads the service. */
export const benchHeaders = {
  siteId: 'nordkamm-us',
  channel: 'ECOMM',
  brand: 'nordkamm',
  region: 'us',
  source: 'ECOM15',
  clientApp: 'bench',
  locale: 'en-us',
  'content-type': 'application/json',
} as const;
