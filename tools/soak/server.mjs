// The backend of `npm run soak` in a separate process: reports its address, and its memory on request.
import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';

const backend = createBackend(backendSpec);
const { url } = await serveBackend(backend);
process.on('message', () => {
  globalThis.gc(); // Only reachable memory counts.
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, heap: heapUsed + external });
});
process.on('disconnect', () => process.exit());
process.send({ url, anonKey: backend.keys.anon });
