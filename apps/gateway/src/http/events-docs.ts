import { generateAsyncApi } from '@colloquy/contracts';
import { Router } from '@colloquy/http';
import { eventsPage } from './events-page';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const style = `:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; overflow-wrap: anywhere; }
nav ul { columns: 18rem; padding-left: 1.25rem; }
dt { margin-top: 0.75rem; overflow-wrap: anywhere; }
dt > code { margin-right: 0.5rem; font-weight: bold; }
dd { margin-left: 1.25rem; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { padding: 0.75rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export function eventDocsRoutes(): Router {
  const document = generateAsyncApi();
  const page = eventsPage(document);
  const asyncApi = JSON.stringify(document);
  const router = Router();
  router.get('/api-docs/events', (_req, res) => {
    res.setHeader('Content-Security-Policy', policy);
    res.type('html').send(page);
  });
  router.get('/api-docs/events/style.css', (_req, res) => {
    res.type('css').send(style);
  });
  router.get('/api-docs/events/asyncapi.json', (_req, res) => {
    res.type('json').send(asyncApi);
  });
  return router;
}
