// Opens a socket with handlers of one copy of MSW and a server of another.
import { createBackend } from '@duneline/mocks';
import { setupServer } from 'msw/node';
import { backendSpec } from '../generated/backend.gen.ts';

const backend = createBackend(backendSpec);
setupServer(...backend.handlers).listen();
const url = backend.url.replace('https', 'wss');
const socket = new WebSocket(`${url}/realtime/v1/websocket?apikey=${backend.keys.anon}&vsn=2.0.0`);
socket.addEventListener('open', () => console.log('open'));
socket.addEventListener('close', () => {
  console.log('closed');
  process.exit();
});
