/**
 * What learners and the school call a purchase by, on the page and in mails: short enough to be read out.
 * @param paymentId a version 7 UUID, whose last twelve signs are random
 */
export const orderNumber = (paymentId: string) => paymentId.slice(-12).toUpperCase();
