/** Order number, short enough to be read out. @param paymentId UUIDv7, whose last twelve digits are random */
export const orderNumber = (paymentId: string) => paymentId.slice(-12).toUpperCase();
