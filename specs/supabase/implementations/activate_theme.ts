import type { FunctionImplementation, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _id, _expected_version }) => {
  if (sql.call('public.is_admin') !== true) {
    sql.raise('Only an admin changes the theme.', { code: '42501' });
  }
  const theme = sql.rows('theme_config', { id: _id }).find(({ id }) => id === _id);
  if (theme === undefined) {
    sql.raise('The theme does not exist any more.', { code: 'PT404', hint: 'Somebody may have deleted it.' });
  }
  if (sql.isDistinct(theme.version, _expected_version)) {
    sql.raise('Somebody else has changed this theme.', {
      code: 'PT409',
      detail: `It is at version ${String(theme.version)} now; you started from version ${typeof _expected_version === 'number' ? _expected_version : 'null'}.`,
      hint: 'Load the theme again, look at it, and activate it once more.',
    });
  }
  sql.update('theme_config', ({ id, is_active }) => is_active === true && id !== _id, { is_active: false });
  const [active] = sql.update('theme_config', ({ id }) => id === _id, { is_active: true });
  return active?.version ?? null;
};
