/** What browsers, proxies, PostgREST and JavaScript say by themselves; no screen shows it. */
export const rawText =
  /TypeError|SyntaxError|ServiceError|AbortError|Failed to fetch|Unexpected token|<!doctype|Bad gateway|\[object \w+\]|PGRST\d|permission denied|\b(?:undefined|NaN|null)\b/i;
