import { useSyncExternalStore } from 'react';

/** Starts a flow's actor, which reports every new view and accepts events until stopped. */
export type FlowStarter<TView, TEvent> = (onView: (view: TView) => void) => { send(event: TEvent): void; stop(): void };

export interface FlowOptions<TView, TEvent> {
  /** The view before the machine has loaded. */
  readonly initial: TView;
  /** Loads the module that starts the actor; its chunk contains XState. */
  readonly load: () => Promise<{ start: FlowStarter<TView, TEvent> }>;
  /**
   * Predicts the view after an event, so that the screen responds before the machine has loaded; the machine then confirms it.
   */
  readonly anticipate?: (view: TView, event: TEvent) => TView;
}

export interface Flow<TView, TEvent> {
  readonly getView: () => TView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends an event; before the machine has loaded it is queued, in order, so that no click is lost. */
  readonly send: (event: TEvent) => void;
  /** Loads the machine without sending anything: call it when the visitor is about to act. */
  readonly preload: () => void;
  /** Stops the actor. The last view stays, and the next event starts a new actor. */
  readonly stop: () => void;
  readonly useView: () => TView;
}

/** Creates a flow that loads its statechart and XState only on the first event. */
export function createFlow<TView, TEvent>({ initial, load, anticipate }: FlowOptions<TView, TEvent>): Flow<TView, TEvent> {
  let view = initial;
  let actor: ReturnType<FlowStarter<TView, TEvent>> | undefined;
  let loading: symbol | undefined;
  let queue: TEvent[] = [];
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getView = () => view;
  const show = (next: TView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  async function run() {
    const attempt = Symbol('attempt');
    loading = attempt;
    try {
      const { start } = await load();
      if (loading !== attempt) return; // the flow was stopped while it loaded
      actor = start(show);
      for (const event of queue.splice(0)) actor.send(event);
    } catch (error) {
      // The chunk failed to load (offline, or a new release): keep the events, and retry with the next one.
      console.error('A part of this page could not be loaded. It is tried again with the next action.', error);
    } finally {
      if (loading === attempt) loading = undefined;
    }
  }

  function preload() {
    if (!actor && !loading) void run();
  }

  return {
    getView,
    subscribe,
    preload,
    send(event) {
      if (actor) return actor.send(event);
      queue.push(event);
      if (anticipate) show(anticipate(view, event));
      preload();
    },
    stop() {
      actor?.stop();
      actor = undefined;
      loading = undefined;
      queue = [];
    },
    useView: () => useSyncExternalStore(subscribe, getView, () => initial),
  };
}
