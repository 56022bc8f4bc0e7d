import * as t from 'io-ts';

/** The reason of a report (REV-10, API-105). */
export const flagReason = t.keyof({ inappropriate: null, spam: null, other: null });
