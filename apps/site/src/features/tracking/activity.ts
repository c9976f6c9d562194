import type { PageActivity } from '@duneline/machines';

/** Counts presses and the maximum scroll depth of the open page, in memory only. */
export function watchActivity() {
  let scrollDepth = 0;
  let interactions = 0;
  const onScroll = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const room = scrollHeight - clientHeight;
    const depth = room > 0 ? Math.round((window.scrollY / room) * 100) : 100;
    scrollDepth = Math.min(100, Math.max(scrollDepth, depth));
  };
  const onPress = () => {
    interactions += 1;
  };
  return {
    start() {
      window.addEventListener('scroll', onScroll, { passive: true });
      document.addEventListener('click', onPress, { passive: true });
      return () => {
        window.removeEventListener('scroll', onScroll);
        document.removeEventListener('click', onPress);
      };
    },
    take(): PageActivity {
      const taken = { scrollDepth, interactions };
      scrollDepth = 0;
      interactions = 0;
      return taken;
    },
  };
}
