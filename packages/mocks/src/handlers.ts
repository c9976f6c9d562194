import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';

/** MSW handlers that hand every request below the backend's address to `answer`. */
export function createHandlers(url: string, answer: (request: Request) => Promise<Response>): HttpHandler[] {
  return ['auth', 'rest', 'functions', 'storage', 'realtime'].map((service) =>
    http.all(`${url}/${service}/v1/*`, ({ request }) => answer(request)),
  );
}
