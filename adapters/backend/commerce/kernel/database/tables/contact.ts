import type { Generated } from 'kysely';
import type { PhotoFacts } from '#core/contact/photo.ts';

/** Requests to the customer service. */
export type ContactTables = {
  /** `consumerId` is the sender: a guest, or a member, whose account may have been deleted. */
  contactCase: {
    caseNumber: string;
    consumerId: string;
    siteId: string;
    locale: string;
    categoryId: string;
    subjectId: string;
    orderNumber: string | null;
    message: string;
    firstName: string;
    lastName: string;
    email: string;
    /** In international form. */
    phone: string | null;
    country: string;
    createdAt: Generated<Date>;
  };
  /** `consumerId` as above; `purchaseDate` is YYYY-MM-DD. */
  warrantyCase: {
    caseId: string;
    consumerId: string;
    siteId: string;
    locale: string;
    orderNumber: string | null;
    productId: string;
    purchaseDate: string;
    email: string;
    description: string;
    createdAt: Generated<Date>;
  };
  /** Width and height in pixels. */
  warrantyPhoto: {
    caseId: string;
    position: number;
    contentType: PhotoFacts['type'];
    width: number;
    height: number;
    data: Uint8Array;
  };
};
