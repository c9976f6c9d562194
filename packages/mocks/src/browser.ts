export { startBrowserBackend } from './browser/startBrowserBackend.ts';
export type { BrowserBackend, BrowserBackendOptions } from './browser/startBrowserBackend.ts';
