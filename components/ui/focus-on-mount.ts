/** The `ref` of an element that takes the focus when it appears, in place of the pressed button that has gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
