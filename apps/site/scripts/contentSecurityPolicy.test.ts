import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const policyOf = (backendUrl: string | null) =>
  new Map(
    contentSecurityPolicy({ inlineScripts: ['start()'], inlineStyles: ['a{}'], backendUrl })
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

it('runs no inline script without its hash, evaluates none, and loads none from elsewhere', () => {
  const hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
  expect(policyOf(null).get('script-src')).toBe(`'self' ${hash}`);
  expect(policyOf(null).get('default-src')).toBe("'none'");
});

it('reaches nothing but the site and its backend', () => {
  expect(policyOf(null).get('connect-src')).toBe("'self'");
  expect(policyOf('https://a.example').get('connect-src')).toBe("'self' https://a.example wss://a.example");
});

it('keeps a page from being based elsewhere and its forms from being sent elsewhere', () => {
  expect(policyOf(null).get('base-uri')).toBe("'none'");
  expect(policyOf(null).get('form-action')).toBe("'self'");
});

it('lets no text become HTML or a script but through the site’s own policies', () => {
  expect(policyOf(null).get('require-trusted-types-for')).toBe("'script'");
  expect(policyOf(null).get('trusted-types')).toBe('default inert dompurify');
});
