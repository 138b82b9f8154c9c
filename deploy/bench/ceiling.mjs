// What the platform is measured against, as a process of its own: ceiling.mjs http|express <port>.
import { startExpress } from './lib/ceiling-express.mjs';
import { startHttp } from './lib/ceiling-http.mjs';

const [kind, port] = process.argv.slice(2);
const { MONGODB_URI: uri = '', BENCH_INTERVIEW: interviewId = '' } = process.env;
const start = kind === 'http' ? startHttp : startExpress;
await start({ port: Number(port), uri, interviewId });
