import { beforeEach, expect, it, vi } from 'vitest';
import type { PartAnswer, PartRequest } from './sendPart.ts';
import { uploadInParts, type PartedUpload } from './uploadInParts.ts';

const MIB = 1024 * 1024;
const { sendPart } = vi.hoisted(() => ({ sendPart: vi.fn<(request: PartRequest) => Promise<PartAnswer>>() }));
vi.mock('./sendPart.ts', () => ({ sendPart }));

/** A service that speaks tus: how much has arrived, and the parts in which it came. */
function openService({ arrived = 0, length = 14 * MIB, breaksAfter = Infinity } = {}) {
  const parts: number[] = [];
  let offset = arrived;
  const answer = (status: number, headers: Record<string, string> = {}) =>
    Promise.resolve({ status, header: (name: string) => headers[name] ?? null });
  sendPart.mockImplementation(({ method, address, body, headers, onSent }) => {
    if (method === 'POST') return answer(201, { location: '/upload/resumable/one' });
    if (address.endsWith('gone')) return answer(404);
    if (method === 'HEAD') return answer(200, { 'upload-offset': String(offset), 'upload-length': String(length) });
    if (parts.length >= breaksAfter) return answer(0);
    expect(headers['upload-offset']).toBe(String(offset));
    onSent?.((body?.size ?? 0) / 2);
    parts.push(body?.size ?? 0);
    offset += body?.size ?? 0;
    return answer(204, { 'upload-offset': String(offset) });
  });
  return { parts };
}

function uploadOf(changes: Partial<PartedUpload> = {}) {
  const shown: number[] = [];
  const begun: string[] = [];
  const upload: PartedUpload = {
    file: new Blob([new Uint8Array(14 * MIB)]),
    endpoint: 'https://project.example/upload/resumable',
    headers: {},
    metadata: { bucketName: 'kyc', objectName: 'u1/a.pdf' },
    begun: null,
    onBegun: (address) => begun.push(address),
    onProgress: (fraction) => shown.push(Math.round(fraction * 100)),
    ...changes,
  };
  return { upload, shown, begun };
}

beforeEach(() => void sendPart.mockReset());

it('sends parts of 6 MiB and the rest, and shows what has left', async () => {
  const { parts } = openService();
  const { upload, shown, begun } = uploadOf();
  await uploadInParts(upload);
  expect(parts).toEqual([6 * MIB, 6 * MIB, 2 * MIB]);
  expect(shown).toEqual([0, 21, 43, 64, 86, 93, 100]);
  expect(begun).toEqual(['https://project.example/upload/resumable/one']);
  expect(sendPart.mock.calls[0]?.[0].headers).toMatchObject({
    'tus-resumable': '1.0.0',
    'upload-length': String(14 * MIB),
    'upload-metadata': `bucketName ${btoa('kyc')},objectName ${btoa('u1/a.pdf')}`,
  });
});

it('goes on where an earlier attempt stopped', async () => {
  const { parts } = openService({ arrived: 6 * MIB });
  const { upload, shown, begun } = uploadOf({ begun: 'https://project.example/upload/resumable/one' });
  await uploadInParts(upload);
  expect([parts, begun, shown[0]]).toEqual([[6 * MIB, 2 * MIB], [], 43]);
});

it.each([
  ['is forgotten', 'https://project.example/upload/resumable/gone', 14],
  ['is of another length', 'https://project.example/upload/resumable/one', 13],
])('begins anew when the earlier attempt %s', async (_why, address, length) => {
  const { parts } = openService({ length: length * MIB });
  const { upload, begun } = uploadOf({ begun: address });
  await uploadInParts(upload);
  expect([parts.length, begun.length]).toEqual([3, 1]);
});

it('says that nobody answered when the connection breaks', async () => {
  const { parts } = openService({ breaksAfter: 1 });
  await expect(uploadInParts(uploadOf().upload)).rejects.toMatchObject({ name: 'ServiceError', status: 0 });
  expect(parts).toEqual([6 * MIB]);
});

it('passes on what the service refuses', async () => {
  sendPart.mockResolvedValue({ status: 413, header: () => null });
  await expect(uploadInParts(uploadOf().upload)).rejects.toMatchObject({ status: 413 });
});
