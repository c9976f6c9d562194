import type { AlertTone } from '../Alert/signs.ts';

/** The content of a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** @default 'success' */
  readonly tone?: AlertTone;
  /** A button, such as "Undo", that also closes it. What it does must be possible elsewhere too, because it disappears. */
  readonly action?: ToastAction;
  /** Milliseconds until it is removed; `null` keeps it until it is closed. @default 5000, or 10000 with an action */
  readonly duration?: number | null;
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

export interface ToastQueue {
  /**
   * Shows a message.
   * @returns a function that removes it
   */
  readonly add: (message: ToastMessage) => () => void;
  readonly close: (id: number) => void;
  /** Pauses the timers of all toasts, while the pointer or focus is inside one. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getShown: () => readonly ShownToast[];
}

interface Timer {
  left: number;
  startedAt: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

const DURATION = 5000;
const DURATION_WITH_ACTION = 10_000;
const MOST = 4;

/** A queue of short messages; the newest four are shown. */
export function createToastQueue(): ToastQueue {
  let shown: readonly ShownToast[] = [];
  let nextId = 1;
  let isPaused = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const show = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const close = (id: number) => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    if (shown.some((toast) => toast.id === id)) show(shown.filter((toast) => toast.id !== id));
    if (shown.length === 0) isPaused = false; // the hovered toast was removed, which fires no leave event
  };

  const start = (id: number, timer: Timer) => {
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => close(id), timer.left);
  };

  return {
    add: (message) => {
      const id = nextId++;
      const { action, duration = action ? DURATION_WITH_ACTION : DURATION } = message;
      if (duration !== null) {
        const timer: Timer = { left: duration, startedAt: 0, handle: undefined };
        timers.set(id, timer);
        if (!isPaused) start(id, timer);
      }
      const crowded = [...shown, { ...message, id }];
      for (const { id: old } of crowded.slice(0, -MOST)) {
        clearTimeout(timers.get(old)?.handle);
        timers.delete(old);
      }
      show(crowded.slice(-MOST));
      return () => close(id);
    },
    close,
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.left -= Date.now() - timer.startedAt;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, timer] of timers) start(id, timer);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getShown: () => shown,
  };
}
