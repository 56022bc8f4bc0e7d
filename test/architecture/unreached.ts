/**
 * Rules that no entry of the product reaches yet, each with the prefix of the requirements whose screen will use it.
 * The list only shrinks: a listed file that is reached or deleted fails the test. A mirror of server state does not
 * belong here.
 */
export const unreached: { readonly [file: string]: string } = {
  'core/analytics/measure.ts': 'ANL',
  'core/content/section.ts': 'CNT',
  'core/personalization/decision.ts': 'P13N',
  'core/personalization/experience.codec.ts': 'P13N',
  'core/personalization/experience.ts': 'P13N',
  'core/personalization/test-context.ts': 'P13N',
  'core/personalization/variant-label.ts': 'P13N',
  'core/personalization/visit-events.ts': 'P13N',
  'core/segmentation/conditions.ts': 'SEG',
  'core/segmentation/segment.ts': 'SEG',
  'core/segmentation/segmentation.codec.ts': 'SEG',
  'core/segmentation/segmentation.ts': 'SEG',
  'core/segmentation/shopper-context.ts': 'SEG',
  'core/session/associate-mode.ts': 'ASC',
};

/** Exports and declarations that nothing of the product reads, each with its reason. */
export const allowedUnused: { readonly [name: string]: string } = {
  'core/site/web-address.ts#originOf': 'Links that leave the shop inside the app (APP-06).',
  'core/site/webview.ts#AppMessage': 'Links that leave the shop inside the app (APP-06).',
  'core/site/webview.ts#FramePart': 'Parts of the page that the app has (APP-04).',
  'core/site/webview.ts#Handover': 'Links that leave the shop inside the app (APP-06).',
  'core/site/webview.ts#handover': 'Links that leave the shop inside the app (APP-06).',
  'core/site/webview.ts#hiddenInWebview': 'Parts of the page that the app has (APP-04).',
  'core/site/webview.ts#showsPart': 'Parts of the page that the app has (APP-04).',
  'core/validation/date-format.ts#dateFormats': 'The formats that a site may have (VAL-28).',
  'core/validation/text-rules.ts#exactLength':
    'A rule of the vocabulary of forms with texts in three languages (VAL-11).',
};

/** How many exports only tests read, such as limits and the steps of a rule. Each is used inside its file. */
export const MOST_FOR_TESTS = 105;

/** How many files may wait for their screen. */
export const MOST_UNREACHED = 41;
