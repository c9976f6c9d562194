import type { FrameSpec, Validator } from '@duneline/specs/contract';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../createBackend.ts';
import { realtimeSpec } from './fixtures/realtimeSpec.ts';
import { TestSocket } from './fixtures/TestSocket.ts';

const breaks: Validator = () => [{ path: '/payload', message: 'must be longer' }];
const heartbeat = { ref: '1', topic: 'phoenix', event: 'heartbeat', payload: {} };

async function open(frames: readonly Omit<FrameSpec, 'name'>[], onContractViolation: 'throw' | 'report' = 'throw') {
  const named = frames.map((frame, index) => ({ name: String(index), ...frame }));
  const backend = createBackend({ ...realtimeSpec, frames: named }, { onContractViolation });
  return { backend, socket: await TestSocket.open(backend) };
}

it('fails a frame of its own that breaks its schema, or that the specs do not describe', async () => {
  const broken = await open([{ sender: 'server', event: 'phx_reply', validate: breaks }]);
  await expect(broken.socket.send(heartbeat)).rejects.toThrow(
    'The frame "phx_reply" to phoenix breaks its schema: /payload must be longer. Correct the spec or the backend.',
  );
  expect(broken.socket.received).toEqual([]);
  const unknown = await open([]);
  await expect(unknown.socket.send(heartbeat)).rejects.toThrow('the server sends no "phx_reply" that the specs describe');
});

it('says it in the console where throwing would be in the way', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { socket } = await open([], 'report');
  expect(await socket.send(heartbeat)).toHaveLength(1);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it('records every frame of both sides, and what in a client’s is wrong', async () => {
  const { backend, socket } = await open([
    { sender: 'client', event: 'heartbeat', validate: breaks },
    { sender: 'server', event: 'phx_reply', validate: () => [] },
  ]);
  const heard = vi.fn();
  const stop = backend.realtime.subscribe(heard);
  await socket.send(heartbeat);
  await socket.sendRaw('{');
  stop();
  await socket.send(heartbeat);
  expect(heard).toHaveBeenCalledTimes(3);
  const common = { connection: expect.any(Number), topic: 'phoenix' };
  expect(backend.realtime.frames.slice(0, 3)).toEqual([
    { ...common, sender: 'client', event: 'heartbeat', findings: [{ path: '/payload', message: 'must be longer' }] },
    { ...common, sender: 'server', event: 'phx_reply', findings: [] },
    { ...common, sender: 'client', topic: null, event: null, findings: [{ path: '', message: 'is no frame of protocol 2.0.0' }] },
  ]);
});
