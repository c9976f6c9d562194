import { getContent } from '../backend/content.ts';
import { language } from '../language/language.ts';
import { dataOf } from '../query/answerOf.ts';
import { applyTheme } from '../theme-config/applyTheme.ts';
import { acceptDrafts } from './acceptDrafts.ts';
import { followContent, type LiveTable } from './followContent.ts';
import { setLiveContent } from './liveContentStore.ts';

/** Changes within this time are read together, in milliseconds: a release is published row by row. */
const BURST_MS = 100;

let started: Promise<void> | undefined;

/** Shows on the open page what is published, now and whenever it changes; what cannot be read stays as it is. */
export function startLiveContent(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  // A page in a frame is a preview: its editor paints it and loads it again, so that it needs no connection of its own.
  if (window.parent !== window) {
    await Promise.all((['navigation_menu', 'cta_config', 'component_config', 'page_content', 'seo_config'] as const).map(read));
    acceptDrafts();
    return;
  }
  const pending = new Set<LiveTable>();
  await followContent((table) => {
    if (pending.size === 0) {
      setTimeout(() => {
        const tables = [...pending];
        pending.clear();
        for (const one of tables) void read(one);
      }, BURST_MS);
    }
    pending.add(table);
  });
}

async function read(table: LiveTable): Promise<void> {
  try {
    await readers[table]();
  } catch (error) {
    console.warn(`What is published in ${table} could not be read; the page stays as it is.`, error);
  }
}

const readers: Readonly<Record<LiveTable, () => Promise<void>>> = {
  theme_config: applyTheme,
  async navigation_menu() {
    const content = await getContent();
    const request = content.from('navigation_menu').select('place, links').eq('locale', language).eq('status', 'published');
    setLiveContent({ menus: await dataOf(request) });
  },
  async cta_config() {
    const content = await getContent();
    const request = content
      .from('cta_config')
      .select('slot, label, target, emphasis, is_enabled')
      .eq('locale', language)
      .eq('status', 'published');
    setLiveContent({ calls: await dataOf(request) });
  },
  async component_config() {
    const content = await getContent();
    const request = content.from('component_config').select('component, settings, is_enabled').eq('status', 'published');
    setLiveContent({ components: await dataOf(request) });
  },
  async page_content() {
    const content = await getContent();
    const request = content.from('page_content').select('page, section, body').eq('locale', language).eq('status', 'published');
    setLiveContent({ texts: await dataOf(request) });
  },
  async seo_config() {
    const content = await getContent();
    const request = content.from('seo_config').select('route, title').eq('locale', language).eq('status', 'published');
    setLiveContent({ titles: await dataOf(request) });
  },
};
