import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../createBackend.ts';
import { openRealtime } from '../realtime/fixtures/openRealtime.ts';
import { realtimeSpec } from '../realtime/fixtures/realtimeSpec.ts';
import { watchServers } from './fixtures/openServed.ts';
import { beatOnce, handshakeHead, sendRaw } from './fixtures/rawSocket.ts';

const serve = watchServers();
const alive = '[null,"1","phoenix","phx_reply",{"status":"ok","response":{}}]';
const mask = [0, 0, 0, 0];
/** A text frame, which claims 2^63 - 1 bytes. */
const endless = [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...mask];
/** A frame of 100 MB and one byte. */
const tooLong = [0x81, 0xff, 0, 0, 0, 0, 0x05, 0xf5, 0xe1, 0x01, ...mask];

/** The code of the close frame that ends what the server sent. */
const closeCode = (received: Buffer): number => received.readUInt16BE(received.indexOf('\r\n\r\n') + 6);

it.each([
  ['reserved bits', [0xff, 0xff, 0xff, 0xff], 1002],
  ['no mask', [0x81, 0x01, 0x41], 1002],
  ['an unknown opcode', [0x83, 0x80, ...mask], 1002],
  ['a continuation of nothing', [0x80, 0x80, ...mask], 1002],
  ['a fragmented ping', [0x09, 0x80, ...mask], 1002],
  ['a ping of 126 bytes', [0x89, 0xfe, 0, 126, ...mask], 1002],
  ['a close of one byte', [0x88, 0x81, ...mask, 0x03], 1002],
  ['a close with a code that only a client may see', [0x88, 0x82, ...mask, 0x03, 0xee], 1002],
  ['a close reason that is not UTF-8', [0x88, 0x84, ...mask, 0x03, 0xe8, 0xc3, 0x28], 1007],
  ['text that is not UTF-8', [0x81, 0x82, ...mask, 0xc3, 0x28], 1007],
  ['a length that no message has', endless, 1009],
  ['a length above the limit', tooLong, 1009],
])('closes only the socket that sends a frame with %s', async (_, frame, code) => {
  const { backend } = openRealtime();
  const { url } = await serve(backend);
  const bytes = Uint8Array.from(frame);
  const head = handshakeHead(backend.keys.anon);
  expect(closeCode(await sendRaw(url, head, { afterAnswer: bytes }))).toBe(code);
  expect(closeCode(await sendRaw(url, Buffer.concat([Buffer.from(head), bytes])))).toBe(code);
  expect(await beatOnce(url, backend.keys.anon)).toBe(alive);
});

it.each(['TRACE', 'POST', 'OPTIONS', 'DELETE'])('refuses an upgrade with %s, and ends the connection', async (method) => {
  const { backend } = openRealtime();
  const { url } = await serve(backend);
  const answer = (await sendRaw(url, handshakeHead(backend.keys.anon, method))).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n[^]*allow: GET\r\n/);
  expect(await beatOnce(url, backend.keys.anon)).toBe(alive);
});

it('closes while a refused client keeps its side of the connection open', async () => {
  const { backend } = openRealtime();
  const served = await serve(backend);
  const { hostname, port } = new URL(served.url);
  const client = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  client.write(handshakeHead('x'));
  await once(client.resume(), 'end');
  await expect(served.close()).resolves.toBeUndefined();
  client.destroy();
});

it('closes only the socket whose message it fails to handle', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // The reply to a heartbeat breaks this contract, which throws by default.
  const broken = createBackend({ ...realtimeSpec, frames: [] });
  const { url } = await serve(broken);
  await expect(beatOnce(url, broken.keys.anon)).rejects.toThrow('The server closed the socket with 1011.');
  expect(log).toHaveBeenCalledOnce();
  expect((await fetch(url)).status).toBe(404);
  log.mockRestore();
});
