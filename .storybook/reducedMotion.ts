const written = new Map<CSSMediaRule, string>();
const matchMedia = window.matchMedia.bind(window);

/** Emulates `prefers-reduced-motion: reduce` for styles and scripts. @returns a function that ends the emulation */
export function preferReducedMotion(): () => void {
  for (const sheet of document.styleSheets) eachMediaRule(sheet.cssRules, believe);
  window.matchMedia = (query) => matchMedia(answered(query));
  return () => {
    for (const [rule, query] of written) rule.media.mediaText = query;
    written.clear();
    window.matchMedia = matchMedia;
  };
}

function believe(rule: CSSMediaRule) {
  const query = rule.media.mediaText;
  if (answered(query) === query) return;
  written.set(rule, query);
  rule.media.mediaText = answered(query);
}

/** Replaces the motion condition of a media query by a constant; other conditions remain. */
function answered(query: string): string {
  return query
    .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, '(min-width: 0px)')
    .replaceAll('(prefers-reduced-motion: no-preference)', '(max-width: 0px)');
}

function eachMediaRule(rules: CSSRuleList, visit: (rule: CSSMediaRule) => void) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) visit(rule);
    if (rule instanceof CSSGroupingRule) eachMediaRule(rule.cssRules, visit);
  }
}
