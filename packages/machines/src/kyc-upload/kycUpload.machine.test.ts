import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { kycUploadMachine } from './kycUpload.machine.ts';
import type { KycFile, KycUploadInput } from './kycUpload.machine.ts';
import { initialKycUploadView, viewOfKycUpload } from './kycUpload.view.ts';

const rules = { maxBytes: 10_485_760, types: ['application/pdf', 'image/jpeg', 'image/png'] };
const passport: KycFile = { name: 'passport.pdf', type: 'application/pdf', size: 200_000, content: 'application/pdf' };

function start(input: Partial<KycUploadInput> = {}, submissions: readonly ('ok' | 'offline')[] = ['ok']) {
  const uploaded: (KycFile | null)[] = [];
  const submitted: string[] = [];
  const actor = createActor(
    kycUploadMachine.provide({
      actors: {
        uploadFile: fromPromise<string, KycFile | null>(({ input: file }) => {
          uploaded.push(file);
          return Promise.resolve('u1/passport.pdf');
        }),
        submitDocument: fromPromise<unknown, string>(({ input: path }) => {
          const answer = submissions[submitted.push(path) - 1];
          return answer === 'ok' ? Promise.resolve(null) : Promise.reject(new Error(answer));
        }),
      },
    }),
    { input: { rules, status: null, reason: null, path: '', ...input } },
  ).start();
  const view = () => viewOfKycUpload(actor.getSnapshot());
  const reaches = (status: string) => waitFor(actor, (snapshot) => viewOfKycUpload(snapshot).status === status);
  return { actor, view, reaches, uploaded, submitted };
}

describe('KYC upload', () => {
  it.each([
    { rules, status: null, reason: null, path: '' },
    { rules, status: null, reason: null, path: 'u1/a.pdf' },
    { rules, status: 'pending' as const, reason: null, path: '' },
    { rules, status: 'pending' as const, reason: null, path: 'u1/a.pdf' },
    { rules, status: 'approved' as const, reason: null, path: 'u1/a.pdf' },
    { rules, status: 'rejected' as const, reason: 'It is blurred.', path: '' },
    { rules, status: 'rejected' as const, reason: 'It is blurred.', path: 'u1/a.pdf' },
  ])('begins as its view says before XState is loaded: $status, path "$path"', (input) => {
    expect(start(input).view()).toEqual(initialKycUploadView(input));
  });

  it('hands a file in again without uploading it again', async () => {
    const { actor, reaches, uploaded, submitted } = start({}, ['offline', 'ok']);
    actor.send({ type: 'file.choose', file: passport });
    actor.send({ type: 'upload.start' });
    await reaches('failed');
    actor.send({ type: 'upload.retry' });
    await reaches('reviewing');
    expect(uploaded).toEqual([passport]);
    expect(submitted).toEqual(['u1/passport.pdf', 'u1/passport.pdf']);
  });

  it('hands in what arrived before a reload without uploading it again', async () => {
    const { actor, reaches, uploaded, submitted } = start({ path: 'u1/passport.pdf' });
    actor.send({ type: 'upload.start' });
    await reaches('reviewing');
    expect([uploaded, submitted]).toEqual([[], ['u1/passport.pdf']]);
  });

  it.each([null, 'image/png'])('refuses a PDF whose content is %s', (content) => {
    const { actor, view } = start();
    actor.send({ type: 'file.choose', file: { ...passport, content } });
    expect(view()).toMatchObject({ status: 'empty', file: null, problem: 'content' });
  });

  it('keeps the chosen file when the next one breaks the rules', () => {
    const { actor, view } = start();
    actor.send({ type: 'file.choose', file: passport });
    actor.send({ type: 'file.choose', file: { ...passport, name: 'film.mp4', type: 'video/mp4' } });
    expect(view()).toMatchObject({ status: 'ready', file: { name: 'passport.pdf' }, problem: 'type' });
  });

  it('never shows progress that goes back, or beyond the whole', () => {
    const { actor, view } = start();
    actor.send({ type: 'file.choose', file: passport });
    actor.send({ type: 'upload.start' });
    const shown = [0.2, 0.1, 0.7, 1.4].map((fraction) => {
      actor.send({ type: 'upload.progress', fraction });
      return view().progress;
    });
    expect(shown).toEqual([0.2, 0.2, 0.7, 1]);
    actor.stop();
  });

  it('takes another document after a rejection, with the reason still shown', async () => {
    const { actor, reaches, view } = start({ status: 'rejected', reason: 'It is blurred.' });
    actor.send({ type: 'file.choose', file: passport });
    expect(view()).toMatchObject({ status: 'ready', reason: 'It is blurred.' });
    actor.send({ type: 'upload.start' });
    await reaches('reviewing');
    actor.send({ type: 'review.approve' });
    expect(view().status).toBe('approved');
  });
});
