import { createToastQueue, type ToastMessage } from './toastQueue.ts';

/** The toasts of the page. */
export const toasts = createToastQueue();

/** Shows a short message in the `ToastRegion` and returns a function that takes it away. */
export const toast = (message: ToastMessage) => toasts.add(message);
