import { endpoint } from '../_shared/endpoint.ts';
import { matching, oneOf, readFields } from '../_shared/fields.ts';
import { callDatabase, insertRow, readPerson, readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { removeFiles } from '../_shared/storedFiles.ts';
import { readDocument } from './documentFile.ts';
import { typeOf } from './typeOf.ts';

const kinds = ['passport', 'identity-card', 'residence-permit', 'proof-of-address'] as const;

interface Submission {
  readonly path: string;
  readonly kind: (typeof kinds)[number];
}

/**
 * Submits a file that the signed-in user uploaded, after comparing its content with its declared type, because storage checks
 * only size and declared type. A file that is refused is removed. Submitting a document in review again has no effect.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const person = await readPerson(request, environment);
  if (person === null) throw new Refusal(401, 'no_authorization', 'Nobody is signed in.');
  const { path, kind } = readFields<Submission>(body, {
    path: matching(/^[0-9a-f-]{36}\/(?!.*\.\.)[A-Za-z0-9][\w .()-]{0,99}$/, 'the path of a file in the own folder'),
    kind: oneOf(...kinds),
  });
  if (!path.startsWith(`${person.id}/`)) throw new Refusal(404, 'document_not_found', 'There is no such file in the own folder.');
  const known = await readRows(
    environment,
    `kyc_documents?select=status,kind,storage_path&owner_id=eq.${person.id}&or=(storage_path.eq."${path}",and(kind.eq.${kind},status.eq.pending))`,
  );
  const documents = known as readonly { readonly status: string; readonly storage_path: string }[];
  if (documents.some(({ storage_path }) => storage_path === path)) return Response.json({ isNew: false });
  await callDatabase(environment, 'count_call', { _endpoint: 'submit-document', _caller: person.id });
  const { start, end, type } = await readDocument(environment, path, person);
  if (documents.length > 0) {
    await removeFiles(environment, 'kyc', [path]);
    throw new Refusal(409, 'document_in_review', 'A document of this kind is in review already. The file was removed.');
  }
  if (typeOf(start, end, path) !== type) {
    await removeFiles(environment, 'kyc', [path]);
    throw new Refusal(422, 'document_content_wrong', 'The content of the file is not what its name says. The file was removed.');
  }
  await insertRow(environment, 'kyc_documents', { owner_id: person.id, kind, storage_path: path });
  return Response.json({ isNew: true }, { status: 201 });
});
