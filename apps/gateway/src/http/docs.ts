import path from 'node:path';
import { generateOpenApi, restOperations } from '@colloquy/contracts';
import { type RequestHandler, Router } from '@colloquy/http';
import { eventDocsRoutes } from './events-docs';
import type { RateLimits } from './rate-limits';

const assets = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const assetNames = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Colloquy API</title>
  <link rel="icon" type="image/png" href="/api-docs/favicon-32x32.png">
  <link rel="stylesheet" href="/api-docs/swagger-ui.css">
</head>
<body>
  <nav aria-label="Documents"><a href="/api-docs/events">Events</a></nav>
  <div id="swagger-ui"></div>
  <script src="/api-docs/swagger-ui-bundle.js"></script>
  <script src="/api-docs/start.js"></script>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({
  url: '/api-docs/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  displayOperationId: true,
  validatorUrl: null,
});
`;

export function docsRoutes(baseUrl: string, limits: RateLimits): Router {
  const openApi = JSON.stringify(generateOpenApi(restOperations, baseUrl));
  const router = Router();
  router.use('/api-docs', async (req, res, next) => {
    await limits.countAddress(req, res);
    next();
  });
  router.use(eventDocsRoutes());
  router.get('/api-docs', pagePolicy(baseUrl), (_req, res) => {
    res.type('html').send(page);
  });
  router.get('/api-docs/openapi.json', (_req, res) => {
    res.type('json').send(openApi);
  });
  router.get('/api-docs/start.js', (_req, res) => {
    res.type('js').send(startScript);
  });
  for (const name of assetNames) {
    router.get(`/api-docs/${name}`, (_req, res, next) => {
      res.sendFile(name, { root: assets }, next);
    });
  }
  return router;
}

/** Allows Swagger UI's inline styles, and HTTP without an upgrade to HTTPS. */
function pagePolicy(baseUrl: string): RequestHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (_req, res, next) => {
    res.setHeader('Content-Security-Policy', policy);
    next();
  };
}
