import type { FunctionImplementation } from '../../contract.ts';
import { implementation as referPerson } from './refer_person.ts';

export const implementation: FunctionImplementation = (sql, { _code }) => {
  const person = sql.call('auth.uid');
  const profile = sql.rows('profiles', { id: person }).find(({ id }) => id === person);
  const oldest = sql.op('-', sql.call('now'), sql.cast('15 minutes', 'interval'));
  if (profile === undefined || sql.op('<', profile.created_at, oldest) === true) return false;
  const { email, user_metadata = null } = sql.claims ?? {};
  return referPerson(sql, { _person: person, _email: email === '' ? null : email, _data: user_metadata, _code });
};
