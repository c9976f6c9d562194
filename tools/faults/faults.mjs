// The faults: of the backend's responses (`header`), of the browser (`script`, `blocksWorker`), or of the stored session
// (`endsSession`).

function blockStorage() {
  const refuse = () => {
    throw new DOMException('The browser blocks storage.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: refuse });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
}

function moveClock() {
  const now = Date.now;
  const ahead = 86_400_000;
  const Real = Date;
  // eslint-disable-next-line no-global-assign
  Date = class extends Real {
    constructor(...args) {
      if (args.length === 0) super(now() + ahead);
      else super(...args);
    }
    static now() {
      return now() + ahead;
    }
  };
}

/** `isLie`: the backend does not receive the request, so the page must not report success. */
const ofBackend = (header) => ({ header, isLie: true });

export const faults = {
  down: ofBackend('down'),
  429: ofBackend('429'),
  500: ofBackend('500'),
  '502-html': ofBackend('502-html'),
  '200-html': ofBackend('200-html'),
  'broken-json': ofBackend('broken-json'),
  '10-mb': ofBackend('10-mb'),
  'wrong-type': { header: 'wrong-type' },
  'role-lost': { header: 'role-lost' },
  'expired-session': { header: 'expired', endsSession: true },
  'storage-blocked': { script: blockStorage },
  'storage-full': { script: fillStorage },
  'clock-ahead': { script: moveClock },
  'worker-blocked': { blocksWorker: true },
  hangs: ofBackend('hangs'),
};
