import { expect, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';

it.each(['http://127.0.0.1:54321', 'http://127.8.9.1', 'http://localhost:8000', 'http://[::1]:54321', 'http://2130706433'])(
  'takes %s for this machine',
  (address) => {
    expect(isLoopback(address)).toBe(true);
  },
);

it.each([
  'https://abcdefgh.supabase.co',
  'http://kong:8000',
  'https://127.0.0.1.example.com',
  'https://localhost.example.com',
  'https://example.com/127.0.0.1',
  'https://127.0.0.1@example.com',
  'http://0.0.0.0:54321',
  'http://10.0.0.1',
])('takes %s for another machine', (address) => {
  expect(isLoopback(address)).toBe(false);
});
