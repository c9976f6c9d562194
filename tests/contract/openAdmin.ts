import type { AuthSettings } from '@duneline/mocks';
import { totp } from '../totp.ts';
import { email, openAuth, password, tokensOf } from './openAuth.ts';
import type { Answer } from './openAuth.ts';
import { jwtSecret } from './signedToken.ts';

/** A project with the requests of an administrator, and of users with an authenticator app. */
export function openAdmin(auth: Partial<AuthSettings> = {}) {
  const project = openAuth({ isPhoneEnabled: true, ...auth }, { jwtSecret });
  const { serviceRole } = project.backend.keys;
  const headers = { apikey: serviceRole, authorization: `Bearer ${serviceRole}` };
  const admin = (method: string, path: string, body?: unknown) => project.ask(method, path, body, { headers });
  const create = (body: unknown) => admin('POST', '/admin/users', body);
  const created = async (body: object = { email, email_confirm: true, password }) => idOf(await create(body));
  const update = (id: string, body: unknown) => admin('PUT', `/admin/users/${id}`, body);
  const read = (id: string) => admin('GET', `/admin/users/${id}`);
  const link = (body: unknown) => admin('POST', '/admin/generate_link', body);
  /** Enrolls a signed-in user's authenticator app, and returns its secret. */
  const enrolled = async (token: string) => {
    const { body } = await project.post('/factors', { factor_type: 'totp', friendly_name: 'app' }, { token });
    return { id: String(Object(body).id), secret: String(Object(body).totp.secret) };
  };
  const raised = async ({ id, secret }: { id: string; secret: string }, token: string) => {
    const challenge_id = idOf(await project.post(`/factors/${id}/challenge`, {}, { token }));
    const code = totp(secret, project.backend.clock.now());
    return tokensOf(await project.post(`/factors/${id}/verify`, { challenge_id, code }, { token }));
  };
  return { ...project, admin, create, created, update, read, link, enrolled, raised };
}

/** The id in a response. */
export function idOf({ body }: Answer): string {
  return String(Object(body).id);
}
