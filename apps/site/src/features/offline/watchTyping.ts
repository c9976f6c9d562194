/** Watches whether something was typed into a form since it was last sent, or left for another page. */
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
