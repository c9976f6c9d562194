import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controlsIn } from './controlsIn.ts';

const corner = { top: 500, right: 360, bottom: 600, left: 300 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(310, Number(this.dataset['top']), Number(this.dataset['width'] ?? 20), 20);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const topsIn = (html: string) => {
  document.body.innerHTML = html;
  return controlsIn([corner]).map(({ top }) => top);
};

it('returns the links, buttons, fields and figures in the box, and nothing outside it', () => {
  const page =
    '<a data-top="510"></a><button data-top="520"></button><input data-top="530" /><dl><dd data-top="540"></dd></dl><data data-top="550"></data>';
  expect(topsIn(`<main>${page}<a data-top="620"></a><a data-top="100"></a></main>`)).toEqual([510, 520, 530, 540, 550]);
});

it('leaves out text, what is not drawn and what floats itself', () => {
  const hidden = '<a data-top="520" data-width="0"></a>';
  expect(topsIn(`<main><p data-top="510"></p>${hidden}</main><aside><a data-top="530"></a></aside>`)).toEqual([]);
});

it('asks the page nothing while no box is given', () => {
  const query = vi.spyOn(document, 'querySelectorAll');
  expect(controlsIn([])).toEqual([]);
  expect(query).not.toHaveBeenCalled();
});
