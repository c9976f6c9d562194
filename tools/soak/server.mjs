// The backend of `npm run soak`, in a process of its own: tells its parent its address, and its memory whenever it is asked.
import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';

const backend = createBackend(backendSpec);
const { url } = await serveBackend(backend);
process.on('message', () => {
  globalThis.gc(); // so that only what is still reachable counts
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, heap: heapUsed + external });
});
process.on('disconnect', () => process.exit());
process.send({ url, anonKey: backend.keys.anon });
