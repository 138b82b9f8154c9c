// A server to compare the platform with, in its own process: ceiling.ts http|express|forwarded <port>.
import { startExpress } from './ceiling-express.ts';
import { startForwarded } from './ceiling-forwarded.ts';
import { startHttp } from './ceiling-http.ts';

const [kind, port] = process.argv.slice(2);
const { MONGODB_URI: uri = '', BENCH_INTERVIEW: interviewId = '', BENCH_TARGET: target = '' } = process.env;
const options = { port: Number(port), uri, interviewId, target };
if (kind === 'http') await startHttp(options);
else if (kind === 'express') await startExpress(options);
else startForwarded(options);
