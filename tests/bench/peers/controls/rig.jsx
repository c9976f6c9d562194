import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const hundred = Array.from({ length: 100 }, (_, index) => index);

/**
 * Gives the page `bench.mount()` and `bench.update()`: 400 controls, a hundred each of the four that `draw` makes from what is switched
 * and filled in, until they are laid out.
 */
export function rig(draw) {
  const root = createRoot(document.querySelector('#root'));
  const show = (state) => {
    flushSync(() => root.render(hundred.map((index) => <div key={index}>{draw(state)}</div>)));
    document.body.getBoundingClientRect();
  };
  let isOn = false;
  window.bench = {
    mount: () => show({ isOn, amount: 1 }),
    update() {
      isOn = !isOn;
      show({ isOn, amount: isOn ? 2 : 1 });
    },
  };
}
