import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { openRealtime } from '../realtime/fixtures/openRealtime.ts';
import { watchServers } from './fixtures/openServed.ts';
import { beatOnce, handshakeHead, sendRaw } from './fixtures/rawSocket.ts';

const serve = watchServers();
const { backend } = openRealtime({ realtime: { maxConnections: 1_000_000 } });
const key = backend.keys.anon;

/** A frame of any first byte, masked or not, whose length is true or not. */
const frame = fc
  .record({
    first: fc.oneof(fc.constantFrom(0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0x8a), fc.nat(255)),
    isMasked: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    length: fc.option(fc.oneof(fc.nat(127), fc.bigInt(0n, 2n ** 64n - 1n))),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 130 }),
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
      fc
        .constantFrom('[null,"1","phoenix","heartbeat",{}]', '["1","1","realtime:a","phx_join",{}]', '[', '{}', '[1,[],{},{},0]')
        .map((text) => new TextEncoder().encode(text)),
    ),
  })
  .map(({ first, isMasked, length, payload }) => {
    const claimed = length ?? payload.length;
    const bit = isMasked ? 0x80 : 0;
    const size = Buffer.alloc(9, bit | 127);
    size.writeBigUInt64BE(BigInt(claimed), 1);
    const isShort = claimed < 126;
    return Buffer.concat([
      Buffer.from(isShort ? [first, bit | Number(claimed)] : [first, ...size]),
      Buffer.alloc(isMasked ? 4 : 0),
      payload,
    ]);
  });
const frames = fc
  .array(fc.oneof({ weight: 5, arbitrary: frame }, fc.uint8Array({ maxLength: 40 })), { minLength: 1, maxLength: 5 })
  .map((parts) => Buffer.concat(parts));

const target = fc.oneof(
  fc.constantFrom(
    `/realtime/v1/websocket?apikey=${key}`,
    '/realtime/v1/websocket?vsn=9&apikey=%',
    '/rest/v1/boards',
    '*',
    '//',
    '',
  ),
  fc.constantFrom('x:%zz', 'mailto:a', 'http://[', 'http://a/', 'a:80', '/#', '/\\', '/%00'),
  fc.string({ maxLength: 12 }),
);
const name = fc.constantFrom(
  'Host',
  'Connection',
  'Upgrade',
  'Sec-WebSocket-Version',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Protocol',
  'Sec-WebSocket-Extensions',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'apikey',
  'Authorization',
  'Prefer',
  'Range',
  '__proto__',
);
const value = fc.oneof(
  fc.constantFrom('Upgrade', 'websocket', 'h2c', '13', 'dGhlIHNhbXBsZSBub25jZQ==', '3', 'chunked', '100-continue', key, 'a=;,"'),
  fc.constantFrom('permessage-deflate; server_max_window_bits=99', 'permessage-deflate'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const upgrade = [
  ['Host', 'a'],
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
] as const;
/** A request head that may be wrong anywhere, with bytes after it. */
const request = fc
  .record({
    method: fc.oneof(
      fc.constantFrom('GET', 'POST', 'TRACE', 'CONNECT', 'OPTIONS', 'PURGE', 'PRI', 'get', ''),
      fc.string({ maxLength: 6 }),
    ),
    target,
    version: fc.oneof({ weight: 5, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'RTSP/1.0', '')),
    isUpgrade: fc.boolean(),
    headers: fc.array(fc.tuple(name, value), { maxLength: 5 }),
    rest: fc.uint8Array({ maxLength: 30 }),
  })
  .map(({ method, target: path, version, isUpgrade, headers, rest }) => {
    const lines = [...(isUpgrade ? upgrade : []), ...headers].map(([field, content]) => `${field}: ${content}`);
    return Buffer.concat([Buffer.from([`${method} ${path} ${version}`, ...lines, '\r\n'].join('\r\n')), rest]);
  });

const open = async (): Promise<string> => {
  // A failure that only one client sees is logged.
  vi.spyOn(console, 'error').mockReturnValue();
  return (await serve(backend)).url;
};

/** How the server answers an ordinary request and an orderly socket. */
async function answersOf(url: string): Promise<unknown[]> {
  const response = await fetch(`${url}/rest/v1/boards?select=id`, { headers: { apikey: key } });
  return [response.status, await response.json(), await beatOnce(url, key)];
}
const answers = [200, [], '[null,"1","phoenix","phx_reply",{"status":"ok","response":{}}]'];

it('survives whatever bytes a client sends after the upgrade', async () => {
  const url = await open();
  await fc.assert(
    fc.asyncProperty(frames, fc.boolean(), async (bytes, isSentLater) => {
      const head = Buffer.from(handshakeHead(key));
      if (isSentLater) await sendRaw(url, head, { afterAnswer: bytes, isEnding: true });
      else await sendRaw(url, Buffer.concat([head, bytes]), { isEnding: true });
      expect(await answersOf(url)).toEqual(answers);
    }),
  );
});

it('survives whatever request head a client sends', async () => {
  const url = await open();
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 6, arbitrary: request }, fc.uint8Array({ maxLength: 60 })), async (bytes) => {
      await sendRaw(url, bytes, { isEnding: true });
      expect(await answersOf(url)).toEqual(answers);
    }),
  );
});
