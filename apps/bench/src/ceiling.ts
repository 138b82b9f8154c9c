// A server to compare the platform with, in its own process: ceiling.ts http|express <port>.
import { startExpress } from './ceiling-express.ts';
import { startHttp } from './ceiling-http.ts';

const [kind, port] = process.argv.slice(2);
const { MONGODB_URI: uri = '', BENCH_INTERVIEW: interviewId = '' } = process.env;
const start = kind === 'http' ? startHttp : startExpress;
await start({ port: Number(port), uri, interviewId });
