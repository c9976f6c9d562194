// Draws the review; `review` stands before this text (writeReport.ts).
const looks = {
  side: ({ name }) => pair([figure('Before', name, 'before'), figure('Now', name, 'after')]),
  swipe: (picture) => stack('swipe', picture),
  onion: (picture) => stack('onion', picture),
  difference: ({ name }) => figure('What differs is red', name, 'difference'),
};

function element(tag, properties = {}, children = []) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const image = (name, side) => element('img', { src: `${encodeURIComponent(name)}.${side}.png`, alt: `${name}, ${side}` });
const frame = (className, images) => element('div', { className: `frame ${className}` }, images);
const figure = (words, name, side) => element('figure', {}, [element('figcaption', {}, [words]), frame('', [image(name, side)])]);
const pair = (figures) => element('div', { className: 'pair' }, figures);

/** Both on one place; the slider says how much of which is seen. */
function stack(kind, { name }) {
  const box = frame(`stack ${kind}`, [image(name, 'before'), image(name, 'after')]);
  const slider = element('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: 'From before to now' });
  const move = () => box.style.setProperty('--at', slider.value);
  slider.addEventListener('input', move);
  move();
  return element('div', {}, [slider, element('br'), box]);
}

/** Shows the changed part of a picture alone, as large as it fits, or the whole picture again. */
function zoom(place, { regions }) {
  const isZoomed = document.querySelector('#zoom').checked && regions.length > 0;
  const left = Math.max(0, Math.min(...regions.map((region) => region.left)) - MARGIN);
  const top = Math.max(0, Math.min(...regions.map((region) => region.top)) - MARGIN);
  const width = Math.max(...regions.map((region) => region.right)) + MARGIN - left;
  const height = Math.max(...regions.map((region) => region.bottom)) + MARGIN - top;
  const scale = Math.min(6, 560 / width, 560 / height);
  for (const box of place.querySelectorAll('.frame')) {
    box.classList.toggle('zoomed', isZoomed);
    box.style.cssText += isZoomed
      ? `;inline-size:${width * scale}px;block-size:${height * scale}px`
      : ';inline-size:;block-size:';
    for (const one of box.querySelectorAll('img'))
      one.style.transform = isZoomed ? `scale(${scale}) translate(${-left}px, ${-top}px)` : '';
  }
}

/** Space around a changed part, in pixels. */
const MARGIN = 16;
/** What shows each picture, in the order of the page, for the keys. */
const shows = [];

function article(members) {
  const stories = [...new Set(members.map(({ story }) => story))];
  const [first] = members;
  const isUnstable = members.some(({ kind }) => kind === 'unstable');
  const titles = { changed: 'changed in the same way', unstable: 'differ from themselves when rendered again', new: 'new' };
  const place = element('div');
  const buttons = members.map((picture) => {
    const words = picture.kind === 'new' ? picture.name : `${picture.name} · ${picture.pixels.toLocaleString('en')} px`;
    const button = element('button', { type: 'button' }, [words]);
    button.addEventListener('click', () => show(picture));
    return button;
  });
  let shown = first;
  function show(picture) {
    shown = picture;
    current = shows.findIndex((one) => one.picture === picture);
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(members[index] === picture)));
    const look = looks[document.querySelector('[name=look]:checked').value];
    place.replaceChildren(picture.kind === 'new' ? figure('Now', picture.name, 'after') : look(picture));
    zoom(place, picture);
  }
  for (const [index, picture] of members.entries()) shows.push({ picture, show: () => show(picture), button: buttons[index] });
  document.addEventListener('change', ({ target }) => {
    if (target.name === 'look') show(shown);
    if (target.id === 'zoom') zoom(place, shown);
  });
  show(first);
  const advice = isUnstable
    ? element('p', {}, ['Not to be accepted: make the story hold still.'])
    : element('p', {}, ['Accept: ', element('code', {}, [`npm test -- visual --update --only ${stories.join(',')}`])]);
  const title = `${members.length} ${members.length === 1 ? 'picture' : 'pictures'}: ${titles[first.kind]}`;
  return element('article', {}, [element('h2', {}, [title]), advice, element('nav', { ariaLabel: title }, buttons), place]);
}

let current = -1;
/** n and p go to the next and previous picture, z zooms to what changed, 1 to 4 choose the look. */
document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.type === 'range') return;
  if (key === 'z') document.querySelector('#zoom').click();
  if (/^[1-4]$/.test(key)) document.querySelectorAll('[name=look]')[key - 1].click();
  if (key !== 'n' && key !== 'p') return;
  const next = shows[current + (key === 'n' ? 1 : -1)];
  if (!next) return;
  next.show();
  next.button.focus({ preventScroll: true });
  next.button.closest('article').scrollIntoView({ block: 'start' });
});

const count = review.groups.flat().length;
document.querySelector('#summary').textContent =
  count === 0
    ? 'No picture changed.'
    : `${count} to look at, in ${review.groups.length} groups. Accept all: npm test -- visual --update`;
const findings = review.findings.map((sentence) => element('li', {}, [sentence]));
if (findings.length > 0) {
  const list = element('ul', { className: 'findings' }, findings);
  document.querySelector('#groups').append(element('article', {}, [element('h2', {}, ['Accessibility']), list]));
}
document.querySelector('#groups').append(...review.groups.map(article));
current = -1; // the first press of n shows the first picture
