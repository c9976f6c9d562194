export { serveBackend } from './server/serveBackend.ts';
export type { ServedBackend, ServeOptions } from './server/serveBackend.ts';
