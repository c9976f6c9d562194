const copied = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'color',
];

/** A drawing of the page as an SVG file: its styles are attributes, its background is that of the page, its size is 1 : 1. */
export function drawSvg(drawing: SVGSVGElement): string {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const sources = drawing.querySelectorAll('*');
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const source = sources[index];
    if (!source) continue;
    const style = getComputedStyle(source);
    element.removeAttribute('class');
    for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
  }
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG of twice the size. @throws {Error} if the browser cannot draw one so large */
export async function drawPng(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawSvg(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(`The browser cannot draw a PNG of ${canvas.width} × ${canvas.height} pixels. Export SVG instead.`));
    });
  });
}
