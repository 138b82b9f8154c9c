/** The part of the Compose specification that compose.yaml uses. */
export interface ComposeFile {
  name: string;
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
  [extension: `x-${string}`]: unknown;
}

export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string; args: Record<string, string> };
  command?: string[];
  hostname?: string;
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  init?: boolean;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  restart?: 'unless-stopped';
  stop_grace_period?: `${number}s`;
  mem_limit?: string;
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number; start_period: string };
  volumes?: string[];
  ports?: string[];
  networks: string[];
  depends_on?: Record<string, { condition: 'service_healthy' }>;
}
