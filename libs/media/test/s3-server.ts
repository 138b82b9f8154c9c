import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const run = promisify(execFile);
const python = '/usr/bin/python3';
const startTimeoutMs = 30_000;

/** Time limit of {@link ensureS3Server} on a fresh machine. */
export const installTimeoutMs = 300_000;

/** Settings of a store for the test server. */
export const s3Account = {
  bucket: 'media',
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'colloquy:media', secretAccessKey: 'only-for-tests' },
};

/** Installs OpenStack Swift from the distribution's packages if it is missing. */
export async function ensureS3Server(): Promise<void> {
  const installed = () => run(python, ['-c', 'import swift']).then(() => true, () => false); // prettier-ignore
  if (await installed()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
    await run(command, rest, {
      timeout: installTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  await apt('update').catch(() => undefined);
  await apt('install', '-y', '--no-install-recommends', 'python3-swift').catch((error: unknown) => {
    throw new Error('The S3 tests need OpenStack Swift: install the package python3-swift', { cause: error });
  });
}

/** Starts Swift with its S3 API on a free port and an empty bucket; `stop` leaves nothing behind. */
export async function startS3Server(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const child = spawn(python, [join(__dirname, 's3-server.py'), s3Account.credentials.secretAccessKey], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await gone;
  };
  try {
    const signal = AbortSignal.timeout(startTimeoutMs);
    const [port] = (await once(child.stdout, 'data', { signal })) as [Buffer];
    const endpoint = `http://127.0.0.1:${port.toString().trim()}`;
    const client = new S3Client({ ...s3Account, endpoint });
    await client.send(new CreateBucketCommand({ Bucket: s3Account.bucket }));
    client.destroy();
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
