import { StorageError } from './StorageError.ts';

const simple = 'all|noindex|nofollow|none|nosnippet|indexifembedded|notranslate|noimageindex';
const valued = String.raw`max-(?:snippet|video-preview):\s*-?\d+|max-image-preview:\s*(?:none|standard|large)|unavailable_after:\s*\S.*`;
const rule = new RegExp(String.raw`^(?:[\w-]+:\s*)?(?:${simple}|${valued})$`);

/** @throws InvalidRequest for an `X-Robots-Tag` with an unknown rule */
export function assertRobotsTag(value: string): void {
  const wrong = value.split(',').find((part) => !rule.test(part.trim()));
  if (wrong === undefined) return;
  const message = `Invalid X-Robots-Tag header: Invalid directive "${wrong.trim()}"`;
  throw new StorageError('InvalidRequest', 400, message, { error: 'invalid_x_robots_tag' });
}
