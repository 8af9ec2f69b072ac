let isInProgress = false;

/** Marks a payment as in progress or failed; `dashboardPath` leads to the thank-you page while one is marked. */
export function setPaymentInProgress(isUnderWay: boolean): void {
  isInProgress = isUnderWay;
}

/** Where the payment page redirects users with access. */
export const dashboardPath = () => (isInProgress ? "/dashboard?payment=success" : "/dashboard");
