import { redirectDocument, type LoaderFunction } from 'react-router-dom';

/** The address that the document was opened at. */
const opened = import.meta.env.SSR ? '' : location.href.replace(/#.*/, '');

/**
 * A route in the place of one whose code did not come: offline, or of a release that is gone. No browser asks for a failed script twice, so
 * its document is loaded, from the network or from what is kept. Where that is what has just failed, the failure is told; a retry loads it again.
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
