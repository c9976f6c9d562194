import type { ShownCertificate } from '../_shared/certificates.ts';
import { words } from './words.ts';

const [width, height] = [1200, 630];
/** Position of the line of closing balances. */
const field = { top: 420, bottom: 600 };
const colors = { ground: '#0b0a09', line: '#e3b76f', area: '#2a2114', text: '#f5f1ea', muted: '#b3aa9c' };

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The share image of a certificate: SVG without scripts, fonts and external URLs. */
export function drawCertificate(certificate: ShownCertificate, language: keyof typeof words): string {
  const { number, kind, sizeCents, amountCents, issuedOn, holderName, isNameHidden, path } = certificate;
  const t = words[language];
  const name = holderName ?? (isNameHidden ? t.hiddenName : t.unconfirmedName);
  const isRightToLeft = language === 'ar';
  const line = (y: number, size: number, color: string, text: string, weight = 400): string =>
    `<text x="${isRightToLeft ? width - 80 : 80}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`;
  const points = pointsOf(path);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`${t.titles[kind]}: ${name}`)}">
<rect width="${width}" height="${height}" fill="${colors.ground}"/>
<path d="M0 ${height}L${points}L${width} ${height}Z" fill="${colors.area}"/>
<path d="M${points}" fill="none" stroke="${colors.line}" stroke-width="5" stroke-linejoin="round"/>
<g font-family="'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans Arabic', sans-serif"${isRightToLeft ? ' direction="rtl"' : ''}>
${line(96, 30, colors.line, 'Duneline', 600)}
${line(176, 56, colors.text, t.titles[kind], 600)}
${line(236, 26, colors.muted, t.lead)}
${line(292, 46, colors.text, name, 600)}
${line(344, 28, colors.muted, `${t.size(dollars(sizeCents))} · ${t.results[kind](dollars(amountCents))}`)}
${line(386, 24, colors.muted, t.issued(issuedOn, number))}
</g>
</svg>
`;
}

/** The closing balances from edge to edge; a flat line without any. */
function pointsOf(path: readonly number[]): string {
  const closes = path.length > 1 ? path : [10_000, 10_000];
  const [lowest, highest] = [Math.min(...closes), Math.max(...closes)];
  const span = Math.max(highest - lowest, 1);
  return closes
    .map((close, index) => {
      const x = Math.round((index * width) / (closes.length - 1));
      return `${x} ${Math.round(field.bottom - ((close - lowest) * (field.bottom - field.top)) / span)}`;
    })
    .join('L');
}
