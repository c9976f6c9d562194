import { json } from '../gateway/json.ts';
import {
  bucketChanges,
  bucketQuery,
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  newBucket,
  updateBucket,
} from './buckets.ts';
import { downloadQuery, getInfo, getObject, getPublicInfo, getPublicObject } from './download.ts';
import { listObjects, listBody } from './listObjects.ts';
import { listObjectsV2, listV2Body } from './listObjectsV2.ts';
import { removeBody, removeObject, removeObjects } from './removeObjects.ts';
import { abandonUpload, continueUpload, createUpload, getUpload } from './resumable.ts';
import type { ObjectShape } from './shape.ts';
import {
  createSignedUploadUrl,
  createSignedUrl,
  createSignedUrls,
  getSignedObject,
  signBody,
  signManyBody,
  tokenQuery,
  uploadToSignedUrl,
} from './signedUrls.ts';
import type { Access, StorageCall } from './StorageCall.ts';
import { copyObject, copyBody, moveObject, moveBody } from './transfer.ts';
import { createObject, updateObject } from './upload.ts';

/** A route of the storage service. */
export interface Route {
  readonly method: string;
  /** `:bucket` and `:key` match one segment, `*` the rest of the path. */
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: StorageCall) => Response | Promise<Response>;
  readonly body?: ObjectShape;
  readonly query?: ObjectShape;
}

const success = (): Response => json(200, { message: 'success', statusCode: '200' });
const noTransformations = (): Response =>
  json(403, {
    error: 'FeatureNotEnabled',
    statusCode: '403',
    message: 'feature not enabled for this tenant',
    code: 'FeatureNotEnabled',
  });

/** Routes by operationId; the first match is used. */
export const routes: Readonly<Record<string, Route>> = {
  listBuckets: { method: 'GET', path: '/bucket', access: 'caller', query: bucketQuery, answer: listBuckets },
  createBucket: { method: 'POST', path: '/bucket', access: 'caller', body: newBucket, answer: createBucket },
  emptyBucket: { method: 'POST', path: '/bucket/:bucket/empty', access: 'service', answer: emptyBucket },
  getBucket: { method: 'GET', path: '/bucket/:bucket', access: 'caller', answer: getBucket },
  updateBucket: { method: 'PUT', path: '/bucket/:bucket', access: 'caller', body: bucketChanges, answer: updateBucket },
  deleteBucket: { method: 'DELETE', path: '/bucket/:bucket', access: 'caller', answer: deleteBucket },

  moveObject: { method: 'POST', path: '/object/move', access: 'caller', body: moveBody, answer: moveObject },
  copyObject: { method: 'POST', path: '/object/copy', access: 'caller', body: copyBody, answer: copyObject },
  listObjects: { method: 'POST', path: '/object/list/:bucket', access: 'caller', body: listBody, answer: listObjects },
  listObjectsV2: { method: 'POST', path: '/object/list-v2/:bucket', access: 'caller', body: listV2Body, answer: listObjectsV2 },
  createSignedUploadUrl: {
    method: 'POST',
    path: '/object/upload/sign/:bucket/*',
    access: 'caller',
    answer: createSignedUploadUrl,
  },
  uploadToSignedUrl: {
    method: 'PUT',
    path: '/object/upload/sign/:bucket/*',
    access: 'anyone',
    query: tokenQuery,
    answer: uploadToSignedUrl,
  },
  createSignedUrls: {
    method: 'POST',
    path: '/object/sign/:bucket',
    access: 'caller',
    body: signManyBody,
    answer: createSignedUrls,
  },
  createSignedUrl: { method: 'POST', path: '/object/sign/:bucket/*', access: 'caller', body: signBody, answer: createSignedUrl },
  getSignedObject: {
    method: 'GET',
    path: '/object/sign/:bucket/*',
    access: 'anyone',
    query: tokenQuery,
    answer: getSignedObject,
  },

  getPublicInfo: { method: 'GET', path: '/object/info/public/:bucket/*', access: 'anyone', answer: getPublicInfo },
  getAuthenticatedInfo: { method: 'GET', path: '/object/info/authenticated/:bucket/*', access: 'caller', answer: getInfo },
  getInfo: { method: 'GET', path: '/object/info/:bucket/*', access: 'optional', answer: getInfo },
  getPublicObject: {
    method: 'GET',
    path: '/object/public/:bucket/*',
    access: 'anyone',
    query: downloadQuery,
    answer: getPublicObject,
  },
  getAuthenticatedObject: {
    method: 'GET',
    path: '/object/authenticated/:bucket/*',
    access: 'caller',
    query: downloadQuery,
    answer: getObject,
  },
  getObject: { method: 'GET', path: '/object/:bucket/*', access: 'optional', query: downloadQuery, answer: getObject },
  createObject: { method: 'POST', path: '/object/:bucket/*', access: 'caller', answer: createObject },
  updateObject: { method: 'PUT', path: '/object/:bucket/*', access: 'caller', answer: updateObject },
  removeObject: { method: 'DELETE', path: '/object/:bucket/*', access: 'caller', answer: removeObject },
  removeObjects: { method: 'DELETE', path: '/object/:bucket', access: 'caller', body: removeBody, answer: removeObjects },

  createSignedUpload: { method: 'POST', path: '/upload/resumable/sign', access: 'anyone', answer: createUpload },
  getSignedUpload: { method: 'HEAD', path: '/upload/resumable/sign/:key', access: 'anyone', answer: getUpload },
  continueSignedUpload: { method: 'PATCH', path: '/upload/resumable/sign/:key', access: 'anyone', answer: continueUpload },
  abandonSignedUpload: { method: 'DELETE', path: '/upload/resumable/sign/:key', access: 'anyone', answer: abandonUpload },
  createUpload: { method: 'POST', path: '/upload/resumable', access: 'caller', answer: createUpload },
  getUpload: { method: 'HEAD', path: '/upload/resumable/:key', access: 'caller', answer: getUpload },
  continueUpload: { method: 'PATCH', path: '/upload/resumable/:key', access: 'caller', answer: continueUpload },
  abandonUpload: { method: 'DELETE', path: '/upload/resumable/:key', access: 'caller', answer: abandonUpload },

  renderImage: { method: 'GET', path: '/render/image/*', access: 'anyone', answer: noTransformations },
  purgeCache: { method: 'DELETE', path: '/cdn/*', access: 'service', answer: success },
  storageHealth: { method: 'GET', path: '/health', access: 'anyone', answer: () => json(200, { healthy: true }) },
};
