// The container's health check: exits with 0 if the service is ready.
const port = process.env.PORT || '8080';
const healthy = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
  (response) => response.ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;
