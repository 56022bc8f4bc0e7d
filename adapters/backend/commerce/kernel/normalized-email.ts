/** The form in which email addresses are compared: almost no mail server distinguishes case. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
