import { describe, expect, it } from 'vitest';
import { notesSpec } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';

describe('buckets', () => {
  it('are made, changed, emptied and removed with the service key', async () => {
    const { storage } = openFiles().service;
    expect(
      (await storage.createBucket('maps', { public: true, fileSizeLimit: '2MB', allowedMimeTypes: ['image/*'] })).data,
    ).toEqual({
      name: 'maps',
    });
    expect((await storage.getBucket('maps')).data).toMatchObject({
      id: 'maps',
      owner: '',
      public: true,
      file_size_limit: 2_000_000,
      allowed_mime_types: ['image/*'],
    });
    await storage.updateBucket('maps', { public: false, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await storage.getBucket('maps')).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
    await storage.from('maps').upload('a/b.txt', 'x');
    expect((await storage.deleteBucket('maps')).error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'ResourceNotEmpty',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await storage.emptyBucket('maps')).error).toBeNull();
    expect((await storage.deleteBucket('maps')).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket('maps')).error).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });
  });

  it('are listed in the order in which they were made, or another', async () => {
    const { storage } = openFiles().service;
    const ids = async (options?: Parameters<typeof storage.listBuckets>[0]) =>
      (await storage.listBuckets(options)).data?.map(({ id }) => id);
    expect(await ids()).toEqual(['papers', 'drop', 'posters']);
    expect(await ids({ sortColumn: 'name', sortOrder: 'desc', limit: 2 })).toEqual(['posters', 'papers']);
    expect(await ids({ search: 'P', offset: 1, limit: 5 })).toEqual(['drop', 'posters']);
  });

  it('are seen by whom the policies show them, and changed by nobody else', async () => {
    const { visitor, person } = openFiles();
    const { storage } = await person('ada');
    expect((await visitor.storage.listBuckets()).data).toEqual([]);
    expect((await storage.listBuckets()).data).toHaveLength(3);
    expect((await storage.createBucket('mine')).error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
    expect((await storage.updateBucket('papers', { public: true })).error).toMatchObject({ code: 'NoSuchBucket' });
    expect((await storage.deleteBucket('drop')).error).toMatchObject({ code: 'NoSuchBucket' });
    expect((await storage.emptyBucket('drop')).error).toMatchObject({ status: 403, message: 'Access denied: Invalid role' });
  });

  it('of a project that says nothing about them are open to the service key only', async () => {
    const { service, visitor, person } = openFiles(notesSpec);
    expect((await service.storage.createBucket('maps')).error).toBeNull();
    await service.storage.from('maps').upload('a.txt', 'x');
    for (const { storage } of [visitor, await person('ada')]) {
      expect((await storage.listBuckets()).data).toEqual([]);
      expect((await storage.from('maps').upload('b.txt', 'x')).error).toMatchObject({ code: 'AccessDenied' });
      expect((await storage.from('maps').list()).data).toEqual([]);
    }
  });

  it.each<[string, object, object]>([
    ['taken', { name: 'papers' }, { statusCode: '409', code: 'BucketAlreadyExists', error: 'Duplicate' }],
    ['not a name', { name: 'a/b' }, { statusCode: '400', code: 'InvalidBucketName', error: 'Invalid Input' }],
    ['padded', { name: ' a' }, { code: 'InvalidBucketName' }],
    ['too long', { name: 'a'.repeat(101) }, { code: 'InvalidBucketName' }],
    ['missing', {}, { code: 'InvalidRequest', error: 'Error', message: "body must have required property 'name'" }],
    ['an object', { name: {} }, { message: 'body/name must be string' }],
    ['for tables', { name: 'a', type: 'ANALYTICS' }, { statusCode: '409', code: 'FeatureNotEnabled' }],
    ['of another kind', { name: 'a', type: 'OTHER' }, { message: 'body/type must be equal to one of the allowed values' }],
    ['in other units', { name: 'a', file_size_limit: '51MiB' }, { code: 'InvalidRequest' }],
    ['larger than the project', { name: 'a', file_size_limit: '53MB' }, { statusCode: '413', code: 'EntityTooLarge' }],
    ['for no type', { name: 'a', allowed_mime_types: ['image'] }, { statusCode: '415', code: 'InvalidMimeType' }],
    ['for no type', { name: 'a', allowed_mime_types: [{}] }, { message: 'body/allowed_mime_types/0 must be string' }],
    ['open perhaps', { name: 'a', public: 'perhaps' }, { message: 'body/public must be boolean' }],
  ])('are refused where the name or what they take is %s', async (_, body, error) => {
    const { send, backend } = openFiles();
    const before = JSON.stringify(backend.snapshot());
    const headers = { 'content-type': 'application/json' };
    const response = await send('POST', '/bucket', { headers, body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining(error)]);
    expect(JSON.stringify(backend.snapshot())).toBe(before);
  });

  it.each([
    ['', "Body cannot be empty when content-type is set to 'application/json'", 'application/json'],
    ['{', "Body is not valid JSON but content-type is set to 'application/json'", 'application/json'],
    ['name=a', 'body must be object', 'application/x-www-form-urlencoded'],
  ])('are refused with the body %j', async (body, message, type) => {
    const response = await openFiles().send('POST', '/bucket', { headers: { 'content-type': type }, body });
    expect([response.status, await response.json()]).toMatchObject([400, { statusCode: '400', code: 'InvalidRequest', message }]);
  });
});
