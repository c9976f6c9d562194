import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openRealtime } from '../realtime/fixtures/openRealtime.ts';
import { serveBackend } from './serveBackend.ts';
import type { ServedBackend } from './serveBackend.ts';

const open: ServedBackend[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

async function serve() {
  const { backend } = openRealtime();
  const served = await serveBackend(backend);
  open.push(served);
  return { backend, served };
}

/** A server's response to a socket request that it refuses. */
async function ask(url: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'x'.repeat(22) + '==',
    'sec-websocket-version': '13',
  };
  const asked = request(url, { headers }, (response) => {
    const chunks: string[] = [];
    response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    response.on('end', () => resolve({ status: response.statusCode, body: chunks.join('') }));
  });
  asked.on('error', reject).end();
  return promise;
}

describe('sockets of a served backend', () => {
  it('open, answer and are closed with the server', async () => {
    const { backend, served } = await serve();
    const query = new URLSearchParams({ apikey: backend.keys.publishable, vsn: '2.0.0' }).toString();
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
    const answer = Promise.withResolvers<string>();
    const end = Promise.withResolvers<number>();
    socket.on('open', () => socket.send('[null,"1","phoenix","heartbeat",{}]'));
    socket.on('message', (data) => answer.resolve(Buffer.isBuffer(data) ? data.toString() : ''));
    socket.on('close', (code) => end.resolve(code));
    expect(await answer.promise).toBe('[null,"1","phoenix","phx_reply",{"status":"ok","response":{}}]');
    await served.close();
    open.length = 0;
    expect(await end.promise).toBe(1006);
    expect(backend.realtime.connections).toEqual([]);
  });

  it('are refused in plain HTTP', async () => {
    const { served } = await serve();
    expect(await ask(`${served.url}/realtime/v1/websocket?apikey=x`)).toEqual({
      status: 401,
      body: '{"error":"The token provided is not a valid JWT"}',
    });
    expect(await ask(`${served.url}/elsewhere`)).toEqual({
      status: 404,
      body: '{"message":"no Route matched with those values"}',
    });
  });
});
