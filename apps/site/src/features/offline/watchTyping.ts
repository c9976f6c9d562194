/** Observes whether a form has input since it was last submitted or left. */
export function watchTyping(signal: AbortSignal): () => boolean {
  let typedInto: HTMLFormElement | null = null;
  const onInput = ({ target }: Event) => {
    typedInto = (target instanceof Element && target.closest('form')) || typedInto;
  };
  const onSubmit = () => {
    typedInto = null;
  };
  document.addEventListener('input', onInput, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  return () => typedInto?.isConnected ?? false;
}
