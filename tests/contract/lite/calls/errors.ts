import type { Call } from '../Call.ts';

/** Requests that fail. */
export const errors: readonly Call[] = [
  ['an unknown table', 'visitor', (c) => c.from('zzz').select()],
  ['a table by nearly its name', 'visitor', (c) => c.from('program_tier').select()],
  ['an unknown column', 'visitor', (c) => c.from('programs').select('colour')],
  ['a filter on an unknown column', 'visitor', (c) => c.from('programs').select('id').eq('colour', 'red')],
  ['order by an unknown column', 'visitor', (c) => c.from('programs').select('id').order('colour')],
  ['an unknown operator', 'visitor', (c) => c.from('programs').select('id').filter('id', 'resembles', 'x')],
  ['a malformed select', 'visitor', (c) => c.from('programs').select('id,(')],
  ['a malformed or', 'visitor', (c) => c.from('programs').select('id').or('id.eq')],
  ['no number', 'visitor', (c) => c.from('programs').select('id').eq('position', 'first')],
  ['no uuid', 'service', (c) => c.from('orders').select('number').eq('id', '1')],
  ['no value of an enum', 'visitor', (c) => c.from('programs').select('id').eq('drawdown_type', 'sliding')],
  ['no boolean', 'visitor', (c) => c.from('programs').select('id').eq('has_tab', 'perhaps')],
  ['no timestamp', 'service', (c) => c.from('orders').select('number').gt('paid_at', 'yesterday-ish')],
  ['a number out of range', 'visitor', (c) => c.from('programs').select('id').eq('position', 99_999_999_999)],
  ['is with another word', 'visitor', (c) => c.from('programs').select('id').filter('badge', 'is', 'popular')],
  ['a malformed array', 'visitor', (c) => c.from('programs').select('id').filter('platforms', 'cs', 'MT5')],
  ['a broken regex', 'visitor', (c) => c.from('programs').select('id').filter('id', 'match', '(')],
  ['like on a number', 'visitor', (c) => c.from('programs').select('id').like('position', '1%')],
  ['another schema', 'visitor', (c) => c.schema('private').from('programs').select()],
  ['a negative range', 'visitor', (c) => c.from('programs').select('id').range(3, 1)],
  ['an unknown cast', 'visitor', (c) => c.from('programs').select('id::colour')],
];
