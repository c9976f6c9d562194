import { startBrowserBackend } from '@duneline/mocks/browser';
import { createClient } from '@supabase/supabase-js';
import { backendSpec } from '../generated/backend.gen.ts';
import type { Database } from '../generated/database.gen.ts';

const { url, keys } = await startBrowserBackend(backendSpec);
const { data } = await createClient<Database>(url, keys.anon).from('notes').select('title');
document
  .querySelector('ul')
  ?.replaceChildren(...(data ?? []).map(({ title }) => Object.assign(document.createElement('li'), { textContent: title })));
