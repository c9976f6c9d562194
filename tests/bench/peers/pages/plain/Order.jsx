import '../dialog.css';
import { useEffect, useId, useRef } from 'react';

export default function Order({ name, onClose }) {
  const dialog = useRef(null);
  const id = useId();
  useEffect(() => dialog.current.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Start {name}</h2>
      <form method="dialog">
        <label className="field">
          E-mail
          <input type="email" name="email" required aria-describedby={`${id}-note`} />
          <small id={`${id}-note`}>For the receipt.</small>
        </label>
        <button className="button">Continue</button>
      </form>
    </dialog>
  );
}
