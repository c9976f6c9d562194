// `npm run build`: builds the site into apps/site/dist; unchanged parts come from turbo's cache.
import { command, run } from './run.mjs';

await command((args) => run('turbo', ['run', 'build', ...args]));
