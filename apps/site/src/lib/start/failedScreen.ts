import { redirectDocument, type LoaderFunction } from 'react-router-dom';

/** The URL at which the document was opened. */
const opened = import.meta.env.SSR ? '' : location.href.replace(/#.*/, '');

/**
 * Replaces a route whose code failed to load: offline, or removed by a new release. Browsers do not request a failed module
 * again, so its document is loaded instead, from the network or the cache. If that document is the one that failed, the error is
 * shown, with a retry that reloads it.
 */
export function failedScreen(error: unknown): { readonly loader: LoaderFunction } {
  let isTold = false;
  return {
    loader({ request }) {
      if (request.url !== opened || isTold) return redirectDocument(request.url);
      isTold = true;
      throw error;
    },
  };
}
