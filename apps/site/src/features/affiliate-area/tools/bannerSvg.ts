import { duneLine } from '@duneline/ui';

/** The roles of color that a banner paints with; the tokens of a theme have them all. */
interface BannerColors {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly ridge: string;
  readonly duneLit: string;
  readonly duneFace: string;
}

interface BannerWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export const bannerSizes = [
  { id: 'leaderboard', width: 728, height: 90 },
  { id: 'rectangle', width: 300, height: 250 },
  { id: 'share', width: 1200, height: 628 },
] as const;

type BannerSize = (typeof bannerSizes)[number];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Cuts a text into lines of about so many characters, at spaces. */
function linesOf(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Layout {
  readonly pad: number;
  readonly title: number;
  readonly text: number;
  readonly longest: number;
}

const layouts: Readonly<Record<BannerSize['id'], Layout>> = {
  leaderboard: { pad: 20, title: 21, text: 13, longest: 60 },
  rectangle: { pad: 20, title: 25, text: 14, longest: 16 },
  share: { pad: 72, title: 72, text: 32, longest: 24 },
};

export interface Banner {
  readonly size: BannerSize;
  readonly direction: 'ltr' | 'rtl';
  readonly name: string;
  readonly words: BannerWords;
  readonly colors: BannerColors;
}

/** A banner as an SVG picture that needs no other file: name, promise, a button, and a dune below. */
export function bannerSvg({ size, direction, name, words, colors }: Banner): string {
  const { id, width, height } = size;
  const { pad, title, text, longest } = layouts[id];
  const start = direction === 'ltr' ? pad : width - pad;
  const isRow = id === 'leaderboard';
  const duneAt = isRow ? 0.84 : 0.62; // below the words
  const dune = duneLine(
    [0.4, 2.2, 1.4, 3.6, 2.6, 5],
    { x: 0, y: height * duneAt, width, height: height * (1 - duneAt) },
    { domain: [0, 5], minFall: 0.3, faceDepth: height * 0.12 },
  );
  const line = (y: number, fontSize: number, weight: number, fill: string, content: string) =>
    `<text x="${start}" y="${y}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`;
  const titles = linesOf(words.title, longest);
  const nameAt = pad + text * 0.8;
  const titleAt = isRow ? height / 2 + 6 : nameAt + title * 1.5;
  const textAt = titleAt + (titles.length - 1) * title * 1.15 + text * 1.8;
  const button = { width: words.action.length * text * 0.62 + text * 2.4, height: text * 2.6 };
  const buttonX = isRow
    ? direction === 'ltr'
      ? width - pad - button.width
      : pad
    : direction === 'ltr'
      ? pad
      : width - pad - button.width;
  const buttonY = isRow ? (height - button.height) / 2 : height - pad - button.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` direction="${direction}" font-family="system-ui, -apple-system, 'Segoe UI', Arial, sans-serif">`,
    `<title>${escapeXml(`${name}: ${words.title}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<path d="${dune.area}" fill="${colors.duneLit}"/><path d="${dune.faces}" fill="${colors.duneFace}"/>`,
    `<path d="${dune.ridge}" fill="none" stroke="${colors.ridge}" stroke-width="${Math.max(1, height / 200)}"/>`,
    isRow ? line(26, text, 600, colors.accent, name) : line(nameAt, text, 600, colors.accent, name),
    ...titles.map((words_, index) => line(titleAt + index * title * 1.15, title, 600, colors.text, words_)),
    ...linesOf(words.text, isRow ? 80 : longest * 1.9).map((words_, index) =>
      line(textAt + index * text * 1.35, text, 400, colors.muted, words_),
    ),
    `<rect x="${buttonX}" y="${buttonY}" width="${button.width}" height="${button.height}" rx="${text * 0.5}" fill="${colors.accent}"/>`,
    `<text x="${buttonX + button.width / 2}" y="${buttonY + button.height / 2 + text * 0.35}" text-anchor="middle"`,
    ` font-size="${text}" font-weight="600" fill="${colors.onAccent}">${escapeXml(words.action)}</text>`,
    '</svg>',
  ].join('');
}

/** The lines of HTML that put a banner with a link into a page. */
export function bannerHtml(address: string, file: string, { size, name, words }: Banner): string {
  const alt = escapeXml(`${name}: ${words.title}`);
  return `<a href="${escapeXml(address)}"><img src="${file}" width="${size.width}" height="${size.height}" alt="${alt}"></a>`;
}
