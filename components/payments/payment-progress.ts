let isInProgress = false;

/** Marks a payment as in progress or failed; `dashboardPath` leads to the thank-you page while one is marked. */
export function setPaymentInProgress(isUnderWay: boolean): void {
  isInProgress = isUnderWay;
}

/** The payment page redirects users with access to this path. */
export const dashboardPath = () => (isInProgress ? "/dashboard?payment=success" : "/dashboard");
