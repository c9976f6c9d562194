import { describe, expect, it } from 'vitest';
import { isEmail } from './isEmail.ts';

describe('isEmail', () => {
  it.each(['name@example.com', ' a.b+c@mail.example.co.uk ', 'ü@bücher.example'])('takes %j', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'name', 'name@', '@example.com', 'name@example', 'a b@example.com', 'a@b@c.com', 'a@.com', 'a@b..c'])(
    'refuses %j',
    (text) => expect(isEmail(text)).toBe(false),
  );
});
