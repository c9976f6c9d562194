// Functions that run in the browser. They must not use anything outside of themselves, because only their text is sent.

interface PreparedStory {
  readonly parameters: {
    readonly picture?: string;
    readonly layout?: string;
    readonly notes?: { readonly keys?: object };
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles: { readonly width: string; readonly height: string } }>;
    };
    readonly a11y?: { readonly test?: string; readonly config?: { readonly rules?: readonly AxeRule[] } };
    readonly accessibility?: AccessibilityExceptions;
  };
  readonly storyGlobals: { readonly direction?: 'ltr' | 'rtl'; readonly viewport?: { readonly value?: string } };
}

/** Checks that a story skips in addition to axe rules, with reasons: `parameters: { accessibility: { reflow: '…' } }`. */
interface AccessibilityExceptions {
  readonly reflow?: string;
  readonly tabOrder?: string;
  readonly focus?: string;
  readonly targets?: string;
}

interface AxeRule {
  readonly id: string;
  readonly enabled?: boolean;
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: {
    readonly currentSelection?: { readonly storyId: string };
    readonly storyStoreValue?: {
      loadStory(options: { storyId: string }): Promise<PreparedStory>;
      readonly userGlobals: { update(globals: object): void };
    };
  };
  /** Set by .storybook/preview.tsx: the responses of the stories' backends since the last call. */
  var takeStoryAnswers: (() => readonly string[]) | undefined;
}

/** The settings of a story that determine how it is visited. */
export async function readStory(id: string) {
  const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
  if (!store) throw new Error('Storybook has no stories yet.');
  const { parameters, storyGlobals } = await store.loadStory({ storyId: id });
  const size = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return {
    direction: storyGlobals.direction,
    viewport: size ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) } : undefined,
    isWholePage: parameters.picture === 'page',
    hasKeys: parameters.notes?.keys !== undefined,
    isAxeOff: parameters.a11y?.test === 'off',
    axeRules: parameters.a11y?.config?.rules ?? [],
    exceptions: parameters.accessibility ?? {},
  };
}

/**
 * Turns off the run of axe at the end of each story, because the tests run it themselves. Not by the address, whose globals
 * Storybook ignores while it names no story.
 */
export function disableAddonAxe(): void {
  globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update({ a11y: { manual: true } });
}

/** Shows a story from the start in a direction, and waits until its play function has ended. */
export async function showStory({ id, direction }: { readonly id: string; readonly direction: string }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const { currentSelection, storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
  storyStoreValue?.userGlobals.update({ direction });
  globalThis.takeStoryAnswers?.(); // those of the previous story
  let thrown: string | undefined;
  const onThrown = (error: { readonly message?: string }) => (thrown ??= error.message ?? 'it failed without a word');
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
  for (const event of failures) channel.on(event, onThrown);
  await new Promise<void>((resolve) => {
    const onFinished = ({ storyId, status }: { readonly storyId: string; readonly status: string }) => {
      if (storyId !== id) return;
      if (status === 'error') thrown ??= 'it ended in an error';
      channel.off('storyFinished', onFinished);
      resolve();
    };
    channel.on('storyFinished', onFinished);
    channel.emit(currentSelection?.storyId === id ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const event of failures) channel.off(event, onThrown);
  return { thrown, answers: globalThis.takeStoryAnswers?.() ?? [] };
}

/** Sets the theme, and waits until fonts and images have loaded, animations have ended and no element is hovered, in frames too. */
export async function settle(theme: string): Promise<void> {
  document.documentElement.classList.remove('dark', 'light');
  document.documentElement.classList.add(theme);
  for (const element of document.querySelectorAll('[data-hovered]')) {
    element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }));
  }
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const pages = [document, ...frames];
  for (const page of pages) {
    await page.fonts.ready;
    await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const running = () =>
    pages.flatMap((page) => page.getAnimations()).filter(({ playState }) => playState !== 'finished' && playState !== 'idle');
  // The end of a transition can start those of the elements that inherit its value.
  for (let rounds = 0; rounds < 5 && running().length > 0; rounds += 1) {
    for (const animation of running()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await nextFrame();
  }
  await nextFrame();
  await nextFrame();
}

/** The area of a story's screenshot: its element with padding, or the window. */
export function pictureBox(isWholePage: boolean) {
  const window = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
  const root = document.querySelector<HTMLElement>('[data-story]');
  if (isWholePage || !root) return window;
  const { x, y, width, height } = root.getBoundingClientRect();
  const room = root.dataset['story'] === 'fullscreen' ? 0 : 16;
  return {
    x: Math.max(0, Math.floor(x + scrollX - room)),
    y: Math.max(0, Math.floor(y + scrollY - room)),
    width: Math.ceil(width + 2 * room),
    height: Math.max(1, Math.ceil(height + 2 * room)),
  };
}

/** From now on only a policy makes HTML and scripts of text, as in a page whose CSP says so from the start. */
export function requireTrustedTypes(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "require-trusted-types-for 'script'";
  document.head.append(meta);
}
