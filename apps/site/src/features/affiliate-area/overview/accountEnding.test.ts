import { expect, it } from 'vitest';
import { accountEnding } from './accountEnding.ts';

it.each([
  [{ iban: 'AE070331234567890124021', holder: 'Leila Karam' }, '…4021'],
  [{ vpa: 'vikram@okaxis' }, 'vikram@okaxis'],
  [{ address: 'TQ9fYx2mSrBd7KpVhW4uZnE8cLaGjR5oNt', network: 'Tron' }, '…5oNt'],
  [null, ''],
  [[], ''],
])('shortens %j to %s', (details, shown) => expect(accountEnding(details)).toBe(shown));
