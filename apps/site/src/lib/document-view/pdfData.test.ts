import { expect, it } from 'vitest';
import { followPdfData } from './pdfData.ts';

it('says that a page is not complete when something that its document needs could not be loaded', async () => {
  const { Factory, assertComplete } = followPdfData((filename) =>
    filename === 'jbig2.wasm' ? Promise.reject(new Error('No connection')) : Promise.resolve(new Uint8Array()),
  );
  const factory = new Factory();
  await factory.fetch({ filename: 'LiberationSans-Regular.ttf' });
  assertComplete();
  await expect(factory.fetch({ filename: 'jbig2.wasm' })).rejects.toThrow('No connection');
  expect(assertComplete).toThrow('No connection');
});
