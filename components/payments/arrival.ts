let isPayer = false;

/**
 * Notes that a payment is under way on this page, or that it came to nothing: who is let in after one is led to the
 * dashboard that says thank you, whoever notices first that it went through.
 */
export function notePayment(isUnderWay: boolean): void {
  isPayer = isUnderWay;
}

/** Where somebody with access is led to from the payment page. */
export const dashboardPath = () => (isPayer ? "/dashboard?payment=success" : "/dashboard");
