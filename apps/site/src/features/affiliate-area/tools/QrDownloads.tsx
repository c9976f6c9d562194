import { Button, toast } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { saveBlob, saveFile } from '../../../lib/file/saveFile.ts';
import { svgToPng } from '../../../lib/file/svgToPng.ts';

/** Edge of the PNG in pixels: sharp on a poster of 10 cm. */
const PNG_EDGE = 1200;

/** Draws a text as a QR code that survives a loss of 15 %, with the light border that readers need. */
async function drawQr(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return renderSVG(text, { ecc: 'M', border: 4 });
}

/** The QR code of an address as a file for print (SVG) or for a picture (PNG). */
export function QrDownloads({ text, name }: { readonly text: string; readonly name: string }) {
  const save = (type: 'svg' | 'png') => async () => {
    try {
      const svg = await drawQr(text);
      if (type === 'svg') saveFile(`qr-${name}.svg`, 'image/svg+xml', svg);
      else saveBlob(`qr-${name}.png`, await svgToPng(svg, PNG_EDGE, PNG_EDGE));
    } catch (error) {
      console.error('The QR code could not be saved.', error);
      toast({ tone: 'danger', title: t.qrFailed });
    }
  };
  return (
    <>
      <Button size="sm" onPress={() => void save('svg')()}>
        {t.qrSvg}
      </Button>
      <Button size="sm" onPress={() => void save('png')()}>
        {t.qrPng}
      </Button>
    </>
  );
}
