import type { TriggerImplementation } from '../../contract.ts';
import { implementation as referPerson } from './refer_person.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const _data = user?.raw_user_meta_data ?? null;
  const _code = sql.op('->>', _data, 'referral');
  referPerson(sql, { _person: user?.id, _email: user?.email ?? null, _data, _code });
  return null;
};
