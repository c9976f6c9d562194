/**
 * Runs before every script that loads another: the browser then runs scripts and workers of this site's own files only, whoever
 * sets their address, and no text becomes HTML (Trusted Types; the page's CSP requires them). The empty text may: libraries empty an
 * element with it, such as React Aria its live region.
 */
export const TRUSTED_TYPES_SCRIPT =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(h){if(h==='')return h}," +
  'createScriptURL:function(u){var a=new URL(u,location.href);' +
  'if(a.origin===location.origin&&/^\\/(?:assets\\/[^?]+|sw)\\.js$/.test(a.pathname))return u}})';

/** Names of the policies that a page may create; `dompurify` belongs to the library that cleans uploaded drawings. */
export const TRUSTED_TYPE_POLICIES = ['default', 'inert', 'dompurify'] as const;
