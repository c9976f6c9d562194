import { createHash } from 'node:crypto';
import { inlineStyles as kitStyles } from '@duneline/ui/csp';
import { TRUSTED_TYPE_POLICIES } from '../src/lib/trusted-types/trustedTypes.ts';

/** The CSP source expression of an inline script or style. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyOptions {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Origin of the backend (https and WebSocket); `null` for the embedded one, which has the site's own origin. */
  readonly backendUrl: string | null;
}

/**
 * The strict policy of a page: no foreign origin except the backend's, inline scripts and styles only by hash (spec §4: session
 * in local storage).
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, backendUrl }: PolicyOptions): string {
  const backend = backendUrl === null ? '' : ` ${backendUrl} ${backendUrl.replace(/^http/, 'ws')}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${[...inlineStyles, ...kitStyles].map(hashOf).join(' ')}`,
    "style-src-attr 'unsafe-inline'", // widths and positions of drawings; an attribute cannot load anything
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'", // the admin's preview embeds pages of this site
    `connect-src 'self'${backend}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPE_POLICIES.join(' ')}`,
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
