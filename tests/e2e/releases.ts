import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The built site at another URL, where a new release can be published: the same pages, marked as another build. */
export async function serveReleases(site: string) {
  let release = '';
  const server = createServer((request, response) => {
    void pass(site + request.url).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  async function pass(address: string) {
    const answer = await fetch(address, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? '' };
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = /html|sw\.js/.test(type + address) ? bytes.toString().replaceAll(BUILD, `$1${release}$2`) : bytes;
    return { status: answer.status, headers, body };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Serves this build from now on. */
    publish: (name: string) => void (release = name),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The name of a build in pages (`data-build`) and in the worker (`builds`). */
const BUILD = /(data-build="|builds:\[[`"'])\w+([`"'])/g;
