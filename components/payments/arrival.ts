let isPayer = false;

/** Marks a payment as in progress or failed; `dashboardPath` leads to the thank-you page while one is marked. */
export function notePayment(isUnderWay: boolean): void {
  isPayer = isUnderWay;
}

/** Where the payment page redirects users with access. */
export const dashboardPath = () => (isPayer ? "/dashboard?payment=success" : "/dashboard");
