import { createToastQueue, type ToastMessage } from './toastQueue.ts';

/** The toasts of the page. */
export const toasts = createToastQueue();

/**
 * Shows a short message in the `ToastRegion`.
 * @returns a function that removes it
 */
export const toast = (message: ToastMessage) => toasts.add(message);
