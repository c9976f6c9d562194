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
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(members[index] === picture)));
    const look = looks[document.querySelector('[name=look]:checked').value];
    place.replaceChildren(picture.kind === 'new' ? figure('Now', picture.name, 'after') : look(picture));
  }
  document.addEventListener('change', ({ target }) => target.name === 'look' && show(shown));
  show(first);
  const advice = isUnstable
    ? element('p', {}, ['Not to be accepted: make the story hold still.'])
    : element('p', {}, ['Accept: ', element('code', {}, [`npm test -- visual --update --only ${stories.join(',')}`])]);
  const title = `${members.length} ${members.length === 1 ? 'picture' : 'pictures'}: ${titles[first.kind]}`;
  return element('article', {}, [element('h2', {}, [title]), advice, element('nav', { ariaLabel: title }, buttons), place]);
}

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
